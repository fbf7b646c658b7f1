const navegadores = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const sistemas = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

/** A browser as its owner knows it: 'Chrome no Android'; of an unknown one its first words. */
export function describeAgente(agente: string): string {
  const first = (lista: readonly (readonly [RegExp, string])[]) => lista.find(([is]) => is.test(agente))?.[1]
  const [navegador, sistema] = [first(navegadores), first(sistemas)]
  if (navegador && sistema) return `${navegador} no ${sistema}`
  return navegador ?? sistema ?? (agente.slice(0, 40) || 'Aparelho não identificado')
}

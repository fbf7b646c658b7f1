/** Widths of bars and spaces of each symbol of Code 128 (ISO/IEC 15417), 103 to 105 are the starts, 106 the stop. */
const SIMBOLOS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
const STOP = '2331112'
const START = { B: 104, C: 105 }
/** Changes to the other code inside a symbol. */
const CHANGE = { B: 100, C: 99 }

/**
 * A text as Code 128: digits in pairs (code C), anything else one by one (code B), the check symbol at its end. Answers the
 * widths of bar, space, bar, … in modules. An access key without letters is code C alone; a CNPJ with letters changes inside
 * (NF-e, brazil 7). Throws on what code B does not have.
 */
export function encodeCode128(texto: string): number[] {
  const partes = texto.match(/(?:\d{2}){2,}|[^]/g) ?? []
  const valores: number[] = []
  let codigo: 'B' | 'C' | null = null
  for (const parte of partes) {
    const novo = parte.length > 1 ? 'C' : 'B'
    if (novo !== codigo) valores.push(codigo === null ? START[novo] : CHANGE[novo])
    codigo = novo
    if (novo === 'C') valores.push(...(parte.match(/\d{2}/g) ?? []).map(Number))
    else valores.push(valueOfB(parte))
  }
  const soma = valores.reduce((total, valor, i) => total + valor * Math.max(1, i), 0)
  return [...[...valores, soma % 103].flatMap(widthsOf), ...[...STOP].map(Number)]
}

function valueOfB(letra: string): number {
  const valor = letra.charCodeAt(0) - 32
  if (valor < 0 || valor > 95) throw new Error(`no symbol of Code 128 for '${letra}'`)
  return valor
}

function widthsOf(valor: number): number[] {
  return Array.from(SIMBOLOS.slice(valor * 6, valor * 6 + 6), Number)
}

/** What a letter is filled with, by the names that stand in braces in its text: {pessoa}. */
export type PartesDoModelo = Readonly<Record<string, string>>

const PARTE = /\{([a-z_]{1,30})\}/g

/** A text with its parts filled in, once: braces in what is filled in mean nothing. A part that nobody knows stays as it is written. */
export function fillModelo(texto: string, partes: PartesDoModelo): string {
  return texto.replace(PARTE, (todo, nome: string) =>
    Object.hasOwn(partes, nome) ? (partes[nome] ?? '') : todo,
  )
}

interface Exigencia {
  /** Every part that there is. */
  partes: readonly string[]
  /** Those without which the letter would not say what it has to. */
  exigidas: readonly string[]
}

/** Why a subject and a text are no letter, in words for people, at the field; empty: they are one. */
export function explainModelo(
  { assunto, texto }: { assunto: string; texto: string },
  { partes, exigidas }: Exigencia,
): { assunto?: string; texto?: string } {
  const faltam = exigidas.filter((nome) => !texto.includes(`{${nome}}`))
  const erroDoAssunto = explainPartes(assunto, partes)
  const erroDoTexto = explainPartes(texto, partes) ?? sayFaltam(faltam)
  return {
    ...(erroDoAssunto !== null && { assunto: erroDoAssunto }),
    ...(erroDoTexto !== null && { texto: erroDoTexto }),
  }
}

function explainPartes(escrito: string, partes: readonly string[]): string | null {
  const estranha = [...escrito.matchAll(PARTE)].find(([, nome = '']) => !partes.includes(nome))
  if (estranha) return `Não existe a parte ${estranha[0]}.`
  // A part that was written wrong would reach people as it is.
  return /[{}]/.test(escrito.replace(PARTE, '')) ? 'Há uma chave { ou } que não é de nenhuma parte.' : null
}

function sayFaltam(faltam: readonly string[]): string | null {
  if (faltam.length === 0) return null
  return `Falta ${faltam.map((nome) => `{${nome}}`).join(' e ')}: sem isso a carta não diz o que precisa.`
}

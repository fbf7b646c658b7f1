/** From when until when something is shown: instants in milliseconds, the first one included; null: since always, for ever. */
export interface Prazo {
  de: number | null
  ate: number | null
}

/** One published version of a piece of content. */
export interface VersaoPublicada extends Prazo {
  idconteudo: string
  /** Later versions have higher ones. */
  numero: number
}

/** Whether a period includes the instant `agora`, milliseconds. */
export function isEmVigor({ de, ate }: Prazo, agora: number): boolean {
  return (de === null || de <= agora) && (ate === null || agora < ate)
}

/**
 * What is shown of each piece of content: of its versions that are in force the one that began last, of two the newer one. So a
 * campaign with a begin and an end stands over the version of every day, whichever was written first, and gives way when it ends. In
 * the order in which pieces come first.
 */
export function chooseVivas<V extends VersaoPublicada>(versoes: readonly V[], agora: number): V[] {
  const vivas = new Map<string, V>()
  for (const versao of versoes) {
    if (!isEmVigor(versao, agora)) continue
    const outra = vivas.get(versao.idconteudo)
    if (!outra || beginsLater(versao, outra)) vivas.set(versao.idconteudo, versao)
  }
  return [...vivas.values()]
}

function beginsLater(a: VersaoPublicada, b: VersaoPublicada): boolean {
  const [deA, deB] = [a.de ?? -Infinity, b.de ?? -Infinity]
  return deA === deB ? a.numero > b.numero : deA > deB
}

/** The next of these instants, when something begins or ends; Infinity: none. */
export function nextVirada(viradas: readonly number[], agora: number): number {
  return viradas.reduce(
    (proxima, virada) => (virada > agora && virada < proxima ? virada : proxima),
    Infinity,
  )
}

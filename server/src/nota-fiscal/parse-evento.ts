import { readXml, type No } from './read-xml.ts'
import { noOf, textOf } from './parse-nfe.ts'

/** A registered cancellation of a note (event 110111). */
export interface Cancelamento {
  chave: string
  motivo: string
  /** As the authority registered it, ISO 8601; '' where it does not say. */
  quando: string
}

const CANCELAMENTO = '110111'
/** Registered and linked, registered without its note, registered late. */
const REGISTRADO = new Set(['135', '136', '155'])
const MAX_BYTES = 256 * 1024

/** Reads a `procEventoNFe`; null: no cancellation, or one that was not registered for this very note. */
export function parseCancelamento(xml: string): Cancelamento | null {
  const raiz = Buffer.byteLength(xml) > MAX_BYTES ? null : readXml(xml)
  const proc = noOf(raiz ?? undefined, 'procEventoNFe')
  const infEvento = noOf(noOf(proc, 'evento'), 'infEvento')
  const retorno = noOf(noOf(proc, 'retEvento'), 'infEvento')
  const chave = textOf(infEvento, 'chNFe')
  const isRegistrado =
    textOf(infEvento, 'tpEvento') === CANCELAMENTO &&
    REGISTRADO.has(textOf(retorno, 'cStat')) &&
    textOf(retorno, 'chNFe') === chave
  if (!chave || !isRegistrado) return null
  return { chave, motivo: motivoOf(infEvento), quando: textOf(retorno, 'dhRegEvento') }
}

function motivoOf(infEvento: No | undefined): string {
  return textOf(infEvento, 'detEvento.xJust').slice(0, 255)
}

import { parseTextoRico, toHref } from '@vitrine/rules/texto-rico'

/** Words of a store with strong parts and links; nothing else in them means anything, and no link runs a script. */
export function TextoRico({ texto, slug }: { texto: string; slug: string }) {
  return parseTextoRico(texto).map((trecho, i) => {
    // The pieces keep their order, so their index is a stable key.
    const key = `${i}:${trecho.texto}`
    if (trecho.tipo === 'texto') return <span key={key}>{trecho.texto}</span>
    if (trecho.tipo === 'forte') return <strong key={key}>{trecho.texto}</strong>
    const isFora = /^https?:/i.test(trecho.href)
    return (
      <a key={key} href={toHref(trecho.href, slug)} rel={isFora ? 'noopener noreferrer' : undefined}>
        {trecho.texto}
      </a>
    )
  })
}

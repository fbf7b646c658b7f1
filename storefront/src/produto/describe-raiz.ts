import type { useRaiz } from '#shell'

type Raiz = ReturnType<typeof useRaiz>

/** Of each page once, for all of its cards. */
const descritas = new WeakMap<object, string>()

/** What a card is drawn from besides its product: its store, and who looks at it, as far as a card tells them apart. */
export function describeRaiz({ loja, sessao, variacaoPix }: Raiz): string {
  if (!loja) return ''
  const pessoa = sessao && (sessao.idcliente ? 'cliente' : 'equipe')
  const { slug, tags, modulos, meta_info, config } = loja
  let daLoja = descritas.get(loja)
  if (daLoja === undefined) {
    daLoja = JSON.stringify([slug, tags, modulos, meta_info.maior_de_18, config.tema.entradas.imageRatio])
    descritas.set(loja, daLoja)
  }
  return `${daLoja} ${pessoa} ${variacaoPix}`
}

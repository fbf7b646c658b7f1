import { listTelas, type Tela } from './telas.ts'

/** What screens are about, in the order of a day: selling, what is sold, what draws buyers, the store, how it is run. */
const grupos: readonly { nome: string; ids: readonly string[] }[] = [
  { nome: 'Vendas', ids: ['conversas', 'orcamentos', 'negociacao'] },
  {
    nome: 'Catálogo',
    ids: ['produtos', 'precos', 'estoque', 'categorias', 'fotos', 'qualidade', 'importar'],
  },
  { nome: 'Promoções', ids: ['cupons', 'combos', 'servicos'] },
  { nome: 'Loja', ids: ['preparo', 'entregas', 'aparencia', 'conteudo', 'campos', 'dominios'] },
  {
    nome: 'Administração',
    ids: [
      'equipe',
      'integracoes',
      'registro',
      'titulares',
      'modulos',
      'ajustes-negociacao',
      'ajustes-conversas',
    ],
  },
]

/** Screens that one may open here, by what they are about, but the first `semAsPrimeiras`; a group of none is left out. */
export function listGrupos(
  trabalho: Parameters<typeof listTelas>[0],
  semAsPrimeiras = 0,
): { nome: string; telas: Tela[] }[] {
  const porId = new Map(
    listTelas(trabalho)
      .slice(semAsPrimeiras)
      .map((tela) => [tela.id, tela]),
  )
  return grupos
    .map(({ nome, ids }) => ({ nome, telas: ids.flatMap((id) => porId.get(id) ?? []) }))
    .filter(({ telas }) => telas.length > 0)
}

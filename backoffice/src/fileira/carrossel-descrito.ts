import type { TipoConteudo } from '@vitrine/contract'

import type { CampoDescrito, Valor } from '#descrito'

/** What a row holds, as its owner chooses it. */
export const conteudosDoCarrossel: Readonly<Record<TipoConteudo, string>> = {
  MAIS_VENDIDOS: 'Mais vendidos',
  LANCAMENTOS: 'Lançamentos',
  OFERTAS: 'Ofertas',
  TAG: 'Produtos com etiquetas',
  RECOMENDADOS: 'Recomendados a quem olha',
  COMPRADOS: 'O que o cliente costuma comprar',
  STATIC_IMAGES: 'Banners (imagens com link)',
}

const isImagens = ({ tipo_conteudo }: Valor) => tipo_conteudo === 'STATIC_IMAGES'
const isProdutos = (valor: Valor) => !isImagens(valor)
const leva: CampoDescrito = { nome: 'destino', label: 'Leva a', tipo: 'destino', opcional: true }

/** The fields of a row of products or of banners. */
export const camposDoCarrossel: readonly CampoDescrito[] = [
  { nome: 'titulo', label: 'Título', tipo: 'linha', max: 80 },
  { nome: 'subtitulo', label: 'Subtítulo', tipo: 'linha', max: 120, hint: 'Pode ficar vazio.' },
  { nome: 'tipo_conteudo', label: 'O que mostra', tipo: 'opcao', opcoes: conteudosDoCarrossel },
  {
    nome: 'conteudo.tags',
    label: 'Etiquetas',
    tipo: 'palavras',
    hint: 'Separadas por vírgula: produtos com todas elas.',
    quando: ({ tipo_conteudo }) => tipo_conteudo === 'TAG',
  },
  { nome: 'conteudo.categ', label: 'Só da categoria', tipo: 'categoria', opcional: true, quando: isProdutos },
  {
    nome: 'limite',
    label: 'Quantos produtos, no máximo',
    tipo: 'numero',
    hint: 'De 2 a 24.',
    quando: isProdutos,
  },
  { ...leva, nome: 'conteudo.destino', label: '“Ver todos” leva a', quando: isProdutos },
  {
    nome: 'conteudo.imagens',
    label: 'Banners',
    tipo: 'itens',
    quando: isImagens,
    itens: {
      um: 'Banner',
      min: 1,
      max: 12,
      campos: [
        { nome: 'arte', label: 'Imagem', tipo: 'arte' },
        { nome: 'titulo', label: 'Título', tipo: 'linha', max: 80 },
        { nome: 'texto', label: 'Texto', tipo: 'texto', max: 160, hint: 'Pode ficar vazio.' },
        leva,
      ],
      novo: () => ({ titulo: '', texto: '', destino: null }),
    },
  },
]

/** A row that is begun. */
export const novoCarrossel = (): Valor => ({
  titulo: '',
  subtitulo: '',
  tela: 'HOME',
  tipo_conteudo: 'MAIS_VENDIDOS',
  conteudo: {},
  limite: 12,
})

/** What is said of a kind of row that it is not any more is left out: tags of best sellers would narrow them unseen. */
export function cleanCarrossel(dados: Valor): Valor {
  const { tipo_conteudo, conteudo } = dados
  if (typeof conteudo !== 'object' || conteudo === null) return dados
  const { imagens, tags, ...resto } = conteudo as Valor // an object
  return {
    ...dados,
    conteudo: {
      ...resto,
      ...(tipo_conteudo === 'STATIC_IMAGES' && { imagens }),
      ...(tipo_conteudo === 'TAG' && { tags }),
    },
  }
}

import type { Secao } from '@vitrine/contract'
import type { IconName } from '@vitrine/ui'

import type { CampoDescrito, Valor } from '#descrito'

import { camposDaReceita } from './receita-descrita.ts'

export type TipoDeSecao = Secao['tipo']

/** What a kind of section is called, what it is for, its fields, and a new one. */
interface SecaoDescrita {
  nome: string
  para: string
  icone: IconName
  campos: readonly CampoDescrito[]
  nova: () => Valor
}

const linha = (
  nome: string,
  label: string,
  max: number,
  mais: Partial<CampoDescrito> = {},
): CampoDescrito => ({
  nome,
  label,
  tipo: 'linha',
  max,
  ...mais,
})
const titulo = linha('titulo', 'Título', 80)
const livre = (nome: string, label: string, max: number) =>
  linha(nome, label, max, { hint: 'Pode ficar vazio.' })
const texto = (max: number): CampoDescrito => ({
  nome: 'texto',
  label: 'Texto',
  tipo: 'texto',
  max,
  hint: 'Pode ficar vazio.',
})
const paragrafos: CampoDescrito = {
  nome: 'paragrafos',
  label: 'Parágrafos',
  tipo: 'paragrafos',
  hint: 'Uma linha em branco separa um parágrafo do outro; até 6.',
}
const fundo: CampoDescrito = { nome: 'cor', label: 'Cor do fundo', tipo: 'cor' }
const destino: CampoDescrito = { nome: 'destino', label: 'Leva a', tipo: 'destino' }
const imagem: CampoDescrito = { nome: 'imagem', label: 'Imagem', tipo: 'imagem', opcional: true }
const doBotao = [linha('rotulo', 'Texto do botão', 40), destino]
const novoBotao = () => ({ rotulo: '', destino: { tipo: 'LISTA' } })
const banner = () => ({ titulo: '', texto: '', cor: '#f2f2ef', botao: novoBotao() })

/** The kinds of section of a home (readings 8), in the order in which they are offered. */
export const secoesDescritas: Readonly<Record<TipoDeSecao, SecaoDescrita>> = {
  HERO: {
    nome: 'Abertura',
    para: 'A imagem grande que abre a página, com título e botões.',
    icone: 'image',
    campos: [
      livre('antetitulo', 'Linha acima do título', 60),
      titulo,
      texto(200),
      {
        nome: 'forma',
        label: 'Forma',
        tipo: 'opcao',
        opcoes: { FAIXA: 'Faixa baixa', CARTAZ: 'Cartaz alto' },
      },
      fundo,
      { nome: 'arte', label: 'Imagem', tipo: 'arte' },
      {
        nome: 'botoes',
        label: 'Botões',
        tipo: 'itens',
        itens: { um: 'Botão', min: 0, max: 2, campos: doBotao, novo: novoBotao },
      },
    ],
    nova: () => ({ antetitulo: '', titulo: '', texto: '', forma: 'FAIXA', cor: '#f6e7c8', botoes: [] }),
  },
  CARROSSEL: {
    nome: 'Fileira',
    para: 'Produtos escolhidos sozinhos, ou banners que deslizam.',
    icone: 'layers',
    campos: [
      {
        nome: 'forma',
        label: 'Forma',
        tipo: 'opcao',
        opcoes: { TRILHO: 'Fileira que desliza', GRADE: 'Grade', LINHAS: 'Linhas compactas' },
      },
      { nome: 'destaque', label: 'Fundo de destaque', tipo: 'marca' },
    ],
    nova: () => ({ forma: 'TRILHO', destaque: false, idcarrossel: crypto.randomUUID() }),
  },
  CATEGORIAS: {
    nome: 'Categorias',
    para: 'Atalhos para as categorias, com imagem.',
    icone: 'layout-grid',
    campos: [
      livre('titulo', 'Título', 80),
      { nome: 'forma', label: 'Forma', tipo: 'opcao', opcoes: { AZULEJOS: 'Azulejos', LINHAS: 'Linhas' } },
      {
        nome: 'itens',
        label: 'Categorias',
        tipo: 'itens',
        itens: {
          um: 'Categoria',
          min: 1,
          max: 12,
          campos: [
            { nome: 'categ', label: 'Categoria', tipo: 'categoria' },
            linha('nome', 'Nome aqui', 40, { opcional: true, hint: 'Vazio, vale o da categoria.' }),
            imagem,
          ],
          novo: () => ({ imagem: null }),
        },
      },
    ],
    nova: () => ({ titulo: '', forma: 'AZULEJOS', itens: [{ imagem: null }] }),
  },
  BANNERS: {
    nome: 'Dois banners',
    para: 'Dois convites lado a lado, cada um com imagem e link.',
    icone: 'columns-3',
    campos: [
      {
        nome: 'itens',
        label: 'Banners',
        tipo: 'itens',
        itens: {
          um: 'Banner',
          min: 2,
          max: 2,
          campos: [
            titulo,
            texto(160),
            fundo,
            { nome: 'imagem', label: 'Imagem', tipo: 'imagem' },
            linha('botao.rotulo', 'Texto do link', 40),
            { ...destino, nome: 'botao.destino' },
          ],
          novo: banner,
        },
      },
    ],
    nova: () => ({ itens: [banner(), banner()] }),
  },
  TEXTO: {
    nome: 'Texto',
    para: 'Um título e alguns parágrafos.',
    icone: 'file-text',
    campos: [titulo, paragrafos],
    nova: () => ({ titulo: '', paragrafos: [] }),
  },
  HISTORIA: {
    nome: 'História',
    para: 'Um texto com imagem ao lado, ou uma receita, com os produtos que ela leva.',
    icone: 'bookmark',
    campos: [
      livre('antetitulo', 'Linha acima do título', 60),
      titulo,
      paragrafos,
      fundo,
      { nome: 'arte', label: 'Imagem', tipo: 'arte' },
      ...camposDaReceita({ campos: doBotao, novo: novoBotao }),
    ],
    nova: () => ({ antetitulo: '', titulo: '', paragrafos: [], cor: '#e9efe2', produtos: [] }),
  },
  MARCAS: {
    nome: 'Marcas',
    para: 'Quem faz o que a loja vende.',
    icone: 'tags',
    campos: [
      titulo,
      livre('subtitulo', 'Subtítulo', 120),
      {
        nome: 'itens',
        label: 'Marcas',
        tipo: 'itens',
        itens: {
          um: 'Marca',
          min: 2,
          max: 12,
          campos: [linha('nome', 'Nome', 60), livre('nota', 'Nota', 60), imagem, destino],
          novo: () => ({ nome: '', nota: '', imagem: null, destino: { tipo: 'LISTA' } }),
        },
      },
    ],
    nova: () => ({ titulo: '', subtitulo: '', itens: [] }),
  },
  COLECAO: {
    nome: 'Cartões',
    para: 'Cartões que levam a algum lugar: etapas, estilos, atalhos.',
    icone: 'grid-2x2',
    campos: [
      titulo,
      livre('subtitulo', 'Subtítulo', 120),
      {
        nome: 'forma',
        label: 'Forma',
        tipo: 'opcao',
        opcoes: { ATALHOS: 'Atalhos', ETAPAS: 'Etapas', ESTILOS: 'Estilos' },
      },
      {
        nome: 'itens',
        label: 'Cartões',
        tipo: 'itens',
        itens: {
          um: 'Cartão',
          min: 2,
          max: 10,
          campos: [linha('titulo', 'Título', 60), texto(160), livre('nota', 'Nota', 40), imagem, destino],
          novo: () => ({ titulo: '', texto: '', nota: '', imagem: null, destino: { tipo: 'LISTA' } }),
        },
      },
    ],
    nova: () => ({ titulo: '', subtitulo: '', forma: 'ATALHOS', itens: [] }),
  },
  LOJAS: {
    nome: 'Lojas',
    para: 'Onde ficam as lojas e até que horas estão abertas.',
    icone: 'store',
    campos: [titulo, texto(200)],
    nova: () => ({ titulo: 'Nossas lojas', texto: '' }),
  },
  PESSOAL: {
    nome: 'Última compra',
    para: 'O último pedido de quem volta, para repetir. Visitantes não a veem.',
    icone: 'repeat',
    campos: [],
    nova: () => ({ conteudo: 'ULTIMA_COMPRA' }),
  },
}

/** Of every section: from when until when it is shown. */
export const camposDoPrazo: readonly CampoDescrito[] = [
  { nome: 'de', label: 'Aparece a partir de', tipo: 'dia', opcional: true },
  { nome: 'ate', label: 'Aparece até', tipo: 'dia', opcional: true, hint: 'O último dia, inteiro.' },
]

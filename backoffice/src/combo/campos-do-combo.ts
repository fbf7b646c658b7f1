import type { CadastroCombo, ComboGuardado } from '@vitrine/contract'
import { parseQuantidade } from '@vitrine/rules/dinheiro'

import type { Erros } from '#ajuste'
import { readCampos, writeNumero, type Textos } from '#cadastro'

/** A combo that is written; `versao` null: a new one. */
export type ComboEscrito = Omit<ComboGuardado, 'versao'> & { versao: number | null }

export interface ProdutoNaTela {
  id: string
  quantidade: string
  precocombo: string
}

/** A group as it stands in the fields. */
export interface GrupoNaTela {
  idgrupo: string
  nome: string
  minimo: string
  maximo: string
  repete: boolean
  produtos: readonly ProdutoNaTela[]
}

export const novoGrupo = (): GrupoNaTela => ({
  idgrupo: crypto.randomUUID(),
  nome: '',
  minimo: '1',
  maximo: '1',
  repete: false,
  produtos: [],
})

export const novoCombo = (ordem: number): ComboEscrito => ({
  idcombopromocional_cabecalho: crypto.randomUUID(),
  nome: '',
  descricao: '',
  inicio: null,
  fim: null,
  limite_por_pedido: null,
  exige_login: false,
  condicoes: {},
  preco: { tipo: 'percentual', percentual: 10 },
  ordem,
  ativo: true,
  grupos: [],
  versao: null,
})

/** Blanks of the sentence, by what they are called. */
export const vagasDoCombo = {
  'preco.tipo': 'Como se cobra',
  'preco.valor': 'Preço do combo',
  'preco.percentual': 'Percentual a menos',
  inicio: 'Primeiro dia',
  fim: 'Último dia',
  limite_por_pedido: 'Vezes por pedido',
  tipoEntrega: 'Entrega ou retirada',
  canalVenda: 'Onde se compra',
} as const

/** Names of the fields, those of its groups too. */
export const listCampos = (grupos: readonly GrupoNaTela[]): string[] => [
  ...Object.keys(vagasDoCombo),
  'nome',
  'descricao',
  'tags',
  'grupos',
  ...grupos.flatMap(({ produtos }, i) => [
    ...['nome', 'minimo', 'maximo', 'produtos'].map((campo) => `grupos.${i}.${campo}`),
    ...produtos.flatMap((_, j) =>
      ['quantidade', 'precocombo'].map((campo) => `grupos.${i}.produtos.${j}.${campo}`),
    ),
  ]),
]

export const toTextos = ({ preco, condicoes, ...combo }: ComboEscrito): Textos => ({
  nome: combo.nome,
  descricao: combo.descricao,
  'preco.tipo': preco.tipo,
  'preco.valor': preco.tipo === 'fixo' ? writeNumero(preco.valor) : '',
  'preco.percentual': preco.tipo === 'percentual' ? writeNumero(preco.percentual) : '',
  inicio: combo.inicio ?? '',
  fim: combo.fim ?? '',
  limite_por_pedido: writeNumero(combo.limite_por_pedido),
  tipoEntrega: condicoes.tipoEntrega ?? '',
  canalVenda: condicoes.canalVenda ?? '',
  tags: (condicoes.tags ?? []).join(', '),
  exige_login: combo.exige_login ? 'sim' : '',
  ativo: combo.ativo ? 'sim' : '',
})

export const toGrupos = ({ grupos }: Pick<ComboEscrito, 'grupos'>): GrupoNaTela[] =>
  grupos.map(({ minimo, maximo, produtos, ...grupo }) => ({
    ...grupo,
    minimo: writeNumero(minimo),
    maximo: writeNumero(maximo),
    produtos: produtos.map(({ idcadastroextraproduto: id, quantidade, precocombo }) => ({
      id,
      quantidade: writeNumero(quantidade),
      precocombo: writeNumero(precocombo),
    })),
  }))

/** Groups as fields by their place: 'grupos.0.produtos.1.quantidade'. */
export function flattenGrupos(grupos: readonly GrupoNaTela[]): Textos {
  return Object.fromEntries(
    grupos.flatMap(({ nome, minimo, maximo, produtos }, i) => [
      ...Object.entries({ nome, minimo, maximo }).map(([campo, texto]) => [`grupos.${i}.${campo}`, texto]),
      ...produtos.flatMap(({ quantidade, precocombo }, j) =>
        Object.entries({ quantidade, precocombo }).map(([campo, texto]) => [
          `grupos.${i}.produtos.${j}.${campo}`,
          texto,
        ]),
      ),
    ]),
  ) as Textos
}

type Lido = Omit<CadastroCombo, 'idcombopromocional_cabecalho'>

/** The combo that stands in the fields; what is not one yet is told at its field. */
export function readCombo(
  ditos: Textos,
  grupos: readonly GrupoNaTela[],
  ordem: number,
): { erros: Erros; combo: Lido } {
  const campos = readCampos({ ...ditos, ...flattenGrupos(grupos) })
  const { erros, textoOf, inteiroOf } = campos
  const tipoEntrega = textoOf('tipoEntrega')
  const canalVenda = textoOf('canalVenda')
  const tags = [
    ...new Set(
      textoOf('tags')
        .split(',')
        .map((tag) => tag.trim()),
    ),
  ].filter((tag) => tag !== '')
  const combo: Lido = {
    nome: textoOf('nome'),
    descricao: textoOf('descricao'),
    inicio: textoOf('inicio') || null,
    fim: textoOf('fim') || null,
    limite_por_pedido: inteiroOf('limite_por_pedido'),
    exige_login: textoOf('exige_login') === 'sim',
    condicoes: {
      ...(tags.length > 0 && { tags }),
      ...((tipoEntrega === 'DELIVERY' || tipoEntrega === 'RETIRADA') && { tipoEntrega }),
      ...((canalVenda === 'WEB' || canalVenda === 'MANUAL') && { canalVenda }),
    },
    preco: readPreco(campos),
    ordem,
    ativo: textoOf('ativo') === 'sim',
    grupos: grupos.map((grupo, i) => readGrupo(campos, grupo, i, textoOf('preco.tipo') === 'por_produto')),
  }
  if (combo.nome === '') erros.nome = 'Dê um nome.'
  if (grupos.length === 0) erros.grupos = 'Inclua ao menos um grupo.'
  return { erros, combo }
}

type Campos = ReturnType<typeof readCampos>

function readPreco({ erros, textoOf, reaisOf, decimalOf }: Campos): Lido['preco'] {
  const tipo = textoOf('preco.tipo')
  if (tipo === 'por_produto') return { tipo }
  if (tipo === 'fixo') {
    const valor = reaisOf('preco.valor') ?? 0
    if (valor <= 0) erros['preco.valor'] ??= 'Diga o preço.'
    return { tipo, valor }
  }
  const percentual = decimalOf('preco.percentual', 4) ?? 0
  if (percentual <= 0) erros['preco.percentual'] ??= 'Diga quanto a menos.'
  return { tipo: 'percentual', percentual }
}

function readGrupo(
  { erros, textoOf, inteiroOf, precoOf }: Campos,
  { idgrupo, repete, produtos }: GrupoNaTela,
  i: number,
  temPreco: boolean,
): Lido['grupos'][number] {
  const lugar = `grupos.${i}`
  const nome = textoOf(`${lugar}.nome`)
  if (nome === '') erros[`${lugar}.nome`] = 'Dê um nome ao grupo.'
  if (produtos.length === 0) erros[`${lugar}.produtos`] = 'Inclua ao menos um produto.'
  if (textoOf(`${lugar}.maximo`) === '') erros[`${lugar}.maximo`] = 'Diga o máximo.'
  return {
    idgrupo,
    nome,
    minimo: inteiroOf(`${lugar}.minimo`) ?? 0,
    maximo: inteiroOf(`${lugar}.maximo`) ?? 1,
    repete,
    produtos: produtos.map(({ id }, j) => {
      const campo = `${lugar}.produtos.${j}.quantidade`
      const quantidade = parseQuantidade(textoOf(campo))
      if (quantidade === null || quantidade <= 0) erros[campo] = 'Escreva uma quantidade.'
      return {
        idcadastroextraproduto: id,
        quantidade: quantidade ?? 1,
        precocombo: temPreco ? precoOf(`${lugar}.produtos.${j}.precocombo`) : null,
      }
    }),
  }
}

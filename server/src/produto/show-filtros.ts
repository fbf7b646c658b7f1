import type { BuscaProdutos, FiltrosProduto, OpcaoFiltro } from '@vitrine/contract'
import { formatReaisCurto, toDecimilesimos } from '@vitrine/rules/dinheiro'

import type { ContextoComprador } from '#acesso'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, semPrecos, type Db, type PrecosDaResposta } from '#infra'

import { countSemCada, LIMITES, listContagens, type ContagemRow, type FiltroLista } from '#filtro'
import { precosDosFiltros } from './precos-de.ts'
import { readFiltro } from './read-filtro.ts'

const MAX_OPCOES = 12

type BuscaFiltros = Pick<
  BuscaProdutos,
  'sk' | 'tagsPesquisa' | 'agrupadores' | 'produtoprincipal' | 'canalVenda' | 'ignorepolicy'
>

/** Filters of a list with live counts, and what these know of prices; price bands only for whoever may see prices (readings 3). */
export async function showFiltros(
  db: Db,
  categ: string,
  busca: BuscaFiltros,
  contexto: ContextoComprador,
): Promise<{ filtros: FiltrosProduto; precos: PrecosDaResposta | undefined }> {
  const { fornecedor, podeVerPrecos } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const filtro = readFiltro(
    {
      ...busca,
      categ: categ === '0' ? '' : categ,
      exata: true,
      page: 1,
      limit: 1,
    },
    fornecedor,
    contexto,
  )
  if (!filtro) return { filtros: { total: 0, grupos: [], categorias: [], semCada: [] }, precos: semPrecos }
  const rows = await listContagens(db, filtro, podeVerPrecos ? LIMITES.map(toDecimilesimos) : null)
  const aplicados = (busca.tagsPesquisa ?? '').split(',').filter(Boolean)
  const total = rows.find(({ grupo }) => grupo === 'total')?.total ?? 0
  const filtros = {
    total,
    grupos: [
      ...gruposDeTags(fornecedor, rows, aplicados),
      grupoDe('Marca', 'marca', rows, aplicados),
      grupoDe('Embalagem', 'embalagem', rows, aplicados),
      { nome: 'Preço', opcoes: toFaixas(rows, aplicados) },
    ].filter(({ opcoes }) => opcoes.length > 1 || opcoes.some(({ aplicado }) => aplicado)),
    categorias: rows
      .filter(({ grupo }) => grupo === 'categoria')
      .map(({ valor, slug, nome, total }) => ({ idcategoria: valor, slug, nome, total })),
    semCada: total === 0 ? await listSemCada(db, filtro, fornecedor) : [],
  }
  return { filtros, precos: precosDosFiltros(filtro, podeVerPrecos) }
}

/** The supplier's groups of tags in its order; tags that it does not name change behaviour and are not shown as filters. */
function gruposDeTags({ publico }: FornecedorVivo, rows: ContagemRow[], aplicados: string[]) {
  const totals = new Map(
    rows.filter(({ grupo }) => grupo === 'tag').map(({ valor, total }) => [valor, total]),
  )
  const grupos = new Map<string, OpcaoFiltro[]>()
  for (const { tag, nome, grupo, promovida } of publico.tagsPesquisa) {
    const total = totals.get(tag) ?? 0
    const aplicado = aplicados.includes(tag)
    if (total === 0 && !aplicado) continue
    const opcao = { valor: tag, nome, total, aplicado, promovido: promovida }
    grupos.set(grupo, [...(grupos.get(grupo) ?? []), opcao])
  }
  return [...grupos].map(([nome, opcoes]) => ({ nome, opcoes }))
}

/** The most frequent values, and the chosen ones however rare. */
function grupoDe(nome: string, grupo: 'marca' | 'embalagem', rows: ContagemRow[], aplicados: string[]) {
  const opcoes = rows
    .filter((row) => row.grupo === grupo && row.valor !== '' && !row.valor.includes(','))
    .map(({ valor, nome, total }): OpcaoFiltro => {
      const completo = `${grupo}:${valor}`
      return { valor: completo, nome, total, aplicado: aplicados.includes(completo), promovido: false }
    })
  const shown = opcoes.filter(({ aplicado }, i) => aplicado || i < MAX_OPCOES)
  return { nome, opcoes: shown }
}

function toFaixas(rows: ContagemRow[], aplicados: string[]): OpcaoFiltro[] {
  return rows
    .filter(({ grupo }) => grupo === 'preco')
    .map(({ valor, total }) => ({ banda: Number(valor), total }))
    .toSorted((a, b) => a.banda - b.banda)
    .map(({ banda, total }) => {
      const de = LIMITES[banda - 1] ?? 0
      const ate = LIMITES[banda]
      const valor = `preco:${de}-${ate ?? ''}`
      return {
        valor,
        nome: nameOfFaixa(de, ate),
        total,
        aplicado: aplicados.includes(valor),
        promovido: false,
      }
    })
}

function nameOfFaixa(de: number, ate: number | undefined): string {
  if (ate === undefined) return `Acima de ${formatReaisCurto(de)}`
  return de === 0 ? `Até ${formatReaisCurto(ate)}` : `${formatReaisCurto(de)} a ${formatReaisCurto(ate)}`
}

/** Each filter left out once; those that bring nothing are not offered. */
async function listSemCada(
  db: Db,
  filtro: FiltroLista,
  { publico }: FornecedorVivo,
): Promise<FiltrosProduto['semCada']> {
  const nomes = new Map(publico.tagsPesquisa.map(({ tag, nome }) => [tag, nome]))
  const sem = [
    ...(filtro.categ ? [{ valor: 'categ', nome: 'categoria', change: { categ: null } }] : []),
    ...filtro.tags.map((tag) => ({
      valor: tag,
      nome: nomes.get(tag) ?? tag,
      change: { tags: filtro.tags.filter((outra) => outra !== tag) },
    })),
    ...filtro.marcas.map((marca) => ({
      valor: `marca:${marca}`,
      nome: marca,
      change: { marcas: filtro.marcas.filter((outra) => outra !== marca) },
    })),
    ...filtro.embalagens.map((embalagem) => ({
      valor: `embalagem:${embalagem}`,
      nome: embalagem,
      change: { embalagens: filtro.embalagens.filter((outra) => outra !== embalagem) },
    })),
    ...(filtro.faixas.length > 0 ? [{ valor: 'preco', nome: 'preço', change: { faixas: [] } }] : []),
  ]
  if (sem.length === 0) return []
  const totals = await countSemCada(
    db,
    filtro,
    sem.map(({ change }) => change),
  )
  return sem.flatMap(({ valor, nome }, i) => {
    const total = totals[i] ?? 0
    return total > 0 ? [{ valor, nome, total }] : []
  })
}

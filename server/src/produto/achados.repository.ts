import { isDeCartoes, isSemFiltro, ordemLista, whereLista } from '#filtro'
import type { Db } from '#infra'
import {
  selectAchados,
  selectParecidos,
  selectPrimeiros,
  selectPrimeirosParecidos,
  TETO,
  type Consulta,
  type ConsultaParecida,
  type Pergunta,
} from '#busca'

import type { AchadosLembrados, Fontes, PaginaRows, PerguntaDaLista } from './lista.repository.ts'
import {
  annotateIds,
  nada,
  semPessoal,
  toPagina,
  withColunas,
  withRows,
  type Encontrada,
} from './produto.repository.ts'

/** A search that finds more tells that its supplier has too many products to rank all hits (decision 0179). */
const MUITOS = 500

/** Fewer hits than this and the search looks at spelling and descriptions too (brazil.md 10). */
export const POUCOS = 5

/** What is asked instead of the words that were typed; counted otherwise where a code is among the words. */
export type Certas = Omit<ConsultaParecida, 'trocas'> & { porPartes: boolean }

/** Reads a page, or what was read for the same question before. */
export type Remember = (certas: Certas | null, read: () => Promise<PaginaRows>) => Promise<PaginaRows>

/** A search that is not remembered: one statement for ids, a second for what is alike where it finds little. */
export async function search(
  fontes: Fontes,
  filtro: PerguntaDaLista,
  consulta: Consulta,
  remember: Remember,
): Promise<PaginaRows> {
  const { db, vastos, palavras } = fontes
  const pergunta: Pergunta = {
    ...filtro,
    consulta,
    where: whereLista(db, filtro),
    isTudo: isSemFiltro(filtro),
    ordem: ordemLista(db, filtro),
  }
  // A word that nothing has, as the vocabulary said before: the first step would find nothing.
  const isVazia = isCorrigivel(filtro) && palavras.hasDesconhecida(pergunta)
  const found = isVazia ? nada : await findPrimeiros(fontes, filtro, pergunta)
  const { total } = found
  if (total > MUITOS) vastos.add(filtro.idfornecedor)
  // A code that matches exactly is not corrected.
  const isScarce = total === 0 || (total < POUCOS && !consulta.codigo)
  const pagina =
    isScarce && !filtro.exata
      ? await listParecidos(fontes, filtro, pergunta, remember)
      : await withRows(fontes, filtro, found)
  return { ...pagina, ...(isPorPartes(filtro) && capTotal(pagina)) }
}

/** What is searched for instead of words of which one stands in nothing; null: all stand in something, or not all of them were asked for yet. */
export function findPronta(
  { palavras }: Pick<Fontes, 'palavras'>,
  filtro: PerguntaDaLista,
): ConsultaParecida | null {
  const { idfornecedor, consulta } = filtro
  const quais = consulta && isCorrigivel(filtro) ? { idfornecedor, consulta } : null
  return quais && palavras.hasDesconhecida(quais) ? palavras.find(quais) : null
}

/** A code is looked for as it is typed, and so are the words of who asks for them alone. */
const isCorrigivel = ({ consulta, exata }: PerguntaDaLista) => !consulta?.codigo && !exata

/** The same page as `search` answers, if what is found for the right words is remembered. */
export function peekParecidos(
  fontes: Pick<Fontes, 'palavras'>,
  filtro: PerguntaDaLista,
  find: (certas: Certas) => AchadosLembrados | undefined,
): AchadosLembrados | null {
  const pronta = findPronta(fontes, filtro)
  const achados = pronta && find(certasDe(filtro, pronta))
  if (!achados) return null
  return { ...achados, trocas: trocasOf(pronta, achados.ids), ...(isPorPartes(filtro) && capTotal(achados)) }
}

/** What was asked instead is told of what was found by it. */
const trocasOf = ({ trocas }: ConsultaParecida, { length }: readonly unknown[]) =>
  length > 0 ? trocas : null

function certasDe(filtro: PerguntaDaLista, { todas, inteiras, inicio }: ConsultaParecida): Certas {
  return { todas, inteiras, inicio, porPartes: isPorPartes(filtro) }
}

function capTotal({ total }: Pick<PaginaRows, 'total'>): Pick<PaginaRows, 'total' | 'totalMinimo'> {
  return { total: Math.min(total, TETO), totalMinimo: total > TETO }
}

/** The first step: with others that search at the same moment, or alone. */
async function findPrimeiros(
  fontes: Fontes,
  filtro: PerguntaDaLista,
  pergunta: Pergunta,
): Promise<Encontrada> {
  const { db } = fontes
  const listFirst = isVasta(fontes, filtro) ? listPrimeiros : listIds
  return (
    (await findJunto(fontes, filtro, { pergunta, palavras: pergunta.consulta })) ??
    listFirst(db, filtro, pergunta)
  )
}

const isVasta = ({ vastos }: Pick<Fontes, 'vastos'>, filtro: PerguntaDaLista) =>
  vastos.has(filtro.idfornecedor) && isPorPartes(filtro)

/** Null: it is asked alone, as what it shows is not the first cards by relevance, or is told of who asks, or it reads much. */
async function findJunto(
  fontes: Fontes,
  filtro: PerguntaDaLista,
  {
    pergunta,
    palavras,
  }: { pergunta: Pergunta; palavras: Pick<ConsultaParecida, 'todas' | 'inteiras' | 'inicio'> },
): Promise<Encontrada | null> {
  const { idfornecedor, where, isTudo, limit, offset } = pergunta
  const isSua = filtro.comprador !== null || filtro.contaEstoque
  if (!isTudo || offset > 0 || isSua || !isPorPartes(filtro) || isVasta(fontes, filtro)) return null
  const achados = await fontes.findAchados({ idfornecedor, where, palavras, limit })
  return achados && { ...achados, exato: null, ...semPessoal }
}

/** The vocabulary is asked with the page; of words that were asked for before, the page alone. */
async function listParecidos(
  fontes: Fontes,
  filtro: PerguntaDaLista,
  pergunta: Pergunta,
  remember: Remember,
): Promise<PaginaRows> {
  const { db, vastos, palavras, produtos } = fontes
  const pronta = palavras.find(pergunta)
  if (pronta) {
    // What was found for the right words is found for all slips of them.
    const read = () => listProntos(fontes, filtro, { pergunta, pronta })
    const pagina = await remember(certasDe(filtro, pronta), read)
    return { ...pagina, trocas: trocasOf(pronta, pagina.rows) }
  }
  const keepRows = produtos.begin(filtro.idfornecedor)
  const keepPalavras = palavras.begin(pergunta)
  const lidas = await withColunas(db, filtro, selectorOf(fontes, filtro)(db, pergunta))
  const [first] = lidas
  if (first?.sabidas) keepPalavras(first.sabidas)
  keepRows(lidas.filter((row) => row.id !== null))
  const pagina = toPagina(lidas)
  if (pagina.total > MUITOS) vastos.add(filtro.idfornecedor)
  return pagina
}

async function listProntos(
  fontes: Fontes,
  filtro: PerguntaDaLista,
  { pergunta, pronta }: { pergunta: Pergunta; pronta: ConsultaParecida },
): Promise<PaginaRows> {
  const { db, vastos } = fontes
  const select = selectorOf(fontes, filtro)
  const found = pronta.todas
    ? ((await findJunto(fontes, filtro, { pergunta, palavras: pronta })) ??
      (await annotateIds(db, filtro, select(db, pergunta, pronta))))
    : nada
  if (found.total > MUITOS) vastos.add(filtro.idfornecedor)
  return withRows(fontes, filtro, found)
}

const selectorOf = (fontes: Fontes, filtro: PerguntaDaLista) =>
  isVasta(fontes, filtro) ? selectPrimeirosParecidos : selectParecidos

/** By relevance alone, and as far as is counted: the order of sales is that of cards. A code is looked for as before. */
function isPorPartes(filtro: PerguntaDaLista): boolean {
  const { ordenacao, consulta, offset } = filtro
  return ordenacao === 'relevancia' && !consulta?.codigo && offset < TETO && isDeCartoes(filtro)
}

function listPrimeiros(db: Db, filtro: PerguntaDaLista, pergunta: Pergunta): Promise<Encontrada> {
  const { com, achados, total } = selectPrimeiros(db, pergunta)
  return annotateIds(db, filtro, achados, { com, total, exato: db`null::uuid` })
}

/** Beyond the first page the total is asked for apart, so that a page after the last one tells it too. */
function listIds(db: Db, filtro: PerguntaDaLista, pergunta: Pergunta): Promise<Encontrada> {
  const { idfornecedor, consulta, where, offset } = pergunta
  const { chave, codigo, todas } = consulta
  const achados = selectAchados(db, pergunta)
  const exato = codigo
    ? db`(
      select x.idcadastroextraproduto from produto x
      where x.idfornecedor = ${idfornecedor} and x.ativo and x.doc @@ ${`'${chave}#${codigo}'`}::tsquery
      order by x.idprodutoprincipal nulls last limit 1)`
    : db`null::uuid`
  const total =
    offset > 0
      ? db`(select count(*)::int as total from produto p where ${where} and p.doc @@ ${todas}::tsquery)`
      : db`(select null::int as total)`
  return annotateIds(db, filtro, achados, { com: db``, total, exato })
}

import {
  conteudoInicio,
  paginasEstaticas,
  type PaginaEscrita,
  type PaginaInicial,
  type TipoComPrevia,
} from '@vitrine/contract'
import { isAplicavel } from '@vitrine/rules/carrossel'

import { lojaOf, type ContextoComprador } from '#acesso'
import { fillCarrosseis } from '#carrossel'
import { listCarrosseis, toVersoes, type FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'
import { toPagina } from '#pagina-estatica'
import { showPaginaInicial, type DepsPaginaInicial } from '#pagina-inicial'

import type { VersaoRow } from './conteudo.repository.ts'
import { findEditado, listEditados } from './find-editado.ts'
import { findPaginaEscrita, findPrevia, type PreviaRow } from './previa.repository.ts'
import { listCarrosseisDe } from './publish-rascunho.ts'

/**
 * The home as its draft has it, rows of products whose drafts it names as well. Errors: `nao_encontrado` by a link that is over or shows another
 * draft: what is published stands.
 */
export async function showInicioEscrito(
  deps: DepsPaginaInicial,
  contexto: ContextoComprador,
  codigo: string,
): Promise<PaginaInicial> {
  const fornecedor = lojaOf(contexto)
  const { idfornecedor } = fornecedor
  await requirePrevia(deps.db, idfornecedor, { codigo, tipo: 'INICIO' })
  const escrita = await requireEscrita(deps.db, idfornecedor, { tipo: 'INICIO', idconteudo: idfornecedor })
  const idconteudos = listCarrosseisDe('INICIO', escrita)
  const { secoes } = conteudoInicio.dados.parse(escrita.dados)
  const { pagina } = await showPaginaInicial(deps, contexto, {
    secoes,
    carrosseis: await listEscritos(deps.db, fornecedor, idconteudos),
  })
  return pagina
}

/** All carousels of a store, those of these whose drafts wait as their drafts have them. */
async function listEscritos(db: Db, fornecedor: FornecedorVivo, idconteudos: readonly string[]) {
  const editados = await listEditados(db, fornecedor.idfornecedor, { tipo: 'CARROSSEL', idconteudos })
  const rascunhos = toVersoes(
    [...editados.values()].flatMap(({ rascunho }) =>
      rascunho ? [{ ...rascunho, de: null, ate: null }] : [],
    ),
  )
  const deles = new Set(rascunhos.map(({ idcarrossel }) => idcarrossel))
  return [...listCarrosseis(fornecedor).filter(({ idcarrossel }) => !deles.has(idcarrossel)), ...rascunhos]
}

/** A static page as its draft has it, with the rows of products that stand on it: of this name, else the one that the link is for. Errors: `nao_encontrado`, as above. */
export async function showPaginaEscrita(
  deps: DepsPaginaInicial,
  contexto: ContextoComprador,
  { codigo, slug }: { codigo: string; slug: string | undefined },
): Promise<PaginaEscrita> {
  const { db } = deps
  const fornecedor = lojaOf(contexto)
  const { idfornecedor } = fornecedor
  const previa = await requirePrevia(db, idfornecedor, { codigo, tipo: 'PAGINA' })
  const daPrevia = previa.tipo === 'PAGINA' ? previa.idconteudo : undefined
  const qual = slug === undefined ? daPrevia : await findPaginaEscrita(db, idfornecedor, slug)
  if (!qual) throw new Falha('nao_encontrado')
  const escrita = await requireEscrita(db, idfornecedor, { tipo: 'PAGINA', idconteudo: qual })
  const { idconteudo, chave, dados } = escrita
  const lidos = paginasEstaticas.dados.safeParse(dados).data
  if (!lidos) throw new Falha('nao_encontrado')
  const { tipoEntrega, idformapagto, hoje } = contexto
  const lugar = { tela: 'STATIC_PAGE', idstaticpage: idconteudo, tipoEntrega, idformapagto, hoje } as const
  const escritos = await listEscritos(db, fornecedor, listCarrosseisDe('PAGINA', escrita))
  const daPagina = escritos.filter((carrossel) => isAplicavel(carrossel, { ...lugar, device: undefined }))
  const { carrosseis } = await fillCarrosseis(deps, daPagina, contexto)
  return { ...toPagina({ idconteudo, chave, dados: lidos, desde: Date.now() }, fornecedor), carrosseis }
}

interface Escolhida {
  tipo: TipoComPrevia
  idconteudo: string
}

/** The draft of a piece, else what is shown of it, else what begins last; undefined: nothing was ever written. */
export async function findEscrita(
  db: Db,
  idfornecedor: string,
  alvo: Escolhida,
): Promise<VersaoRow | undefined> {
  const { rascunho, no_ar, agendadas } = await findEditado(db, idfornecedor, alvo)
  return rascunho ?? no_ar ?? agendadas.at(-1)
}

async function requireEscrita(db: Db, idfornecedor: string, alvo: Escolhida): Promise<VersaoRow> {
  const escrita = await findEscrita(db, idfornecedor, alvo)
  if (!escrita) throw new Falha('nao_encontrado')
  return escrita
}

/** What a link shows, where drafts of this kind are among it. */
async function requirePrevia(
  db: Db,
  idfornecedor: string,
  { codigo, tipo }: { codigo: string; tipo: TipoComPrevia },
): Promise<PreviaRow> {
  const previa = await findPrevia(db, idfornecedor, codigo)
  if (!previa?.rascunhos.includes(tipo)) throw new Falha('nao_encontrado')
  return previa
}

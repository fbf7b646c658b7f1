import {
  conteudoInicio,
  paginasEstaticas,
  type PaginaEstatica,
  type PaginaInicial,
  type TipoComPrevia,
} from '@vitrine/contract'

import { lojaOf, type ContextoComprador } from '#acesso'
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
  const idconteudos = listCarrosseisDe(escrita)
  const editados = await listEditados(deps.db, idfornecedor, { tipo: 'CARROSSEL', idconteudos })
  const rascunhos = toVersoes(
    [...editados.values()].flatMap(({ rascunho }) =>
      rascunho ? [{ ...rascunho, de: null, ate: null }] : [],
    ),
  )
  const deles = new Set(rascunhos.map(({ idcarrossel }) => idcarrossel))
  const vivos = listCarrosseis(fornecedor).filter(({ idcarrossel }) => !deles.has(idcarrossel))
  const { secoes } = conteudoInicio.dados.parse(escrita.dados)
  const { pagina } = await showPaginaInicial(deps, contexto, { secoes, carrosseis: [...vivos, ...rascunhos] })
  return pagina
}

/** A static page as its draft has it: of this name, else the one that the link is for. Errors: `nao_encontrado`, as above. */
export async function showPaginaEscrita(
  db: Db,
  fornecedor: FornecedorVivo,
  { codigo, slug }: { codigo: string; slug: string | undefined },
): Promise<PaginaEstatica> {
  const { idfornecedor } = fornecedor
  const previa = await requirePrevia(db, idfornecedor, { codigo, tipo: 'PAGINA' })
  const daPrevia = previa.tipo === 'PAGINA' ? previa.idconteudo : undefined
  const qual = slug === undefined ? daPrevia : await findPaginaEscrita(db, idfornecedor, slug)
  if (!qual) throw new Falha('nao_encontrado')
  const { idconteudo, chave, dados } = await requireEscrita(db, idfornecedor, {
    tipo: 'PAGINA',
    idconteudo: qual,
  })
  const lidos = paginasEstaticas.dados.safeParse(dados).data
  if (!lidos) throw new Falha('nao_encontrado')
  return toPagina({ idconteudo, chave, dados: lidos, desde: Date.now() }, fornecedor)
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

import { conteudoInicio, paginasEstaticas, type PaginaEstatica, type PaginaInicial } from '@vitrine/contract'

import { lojaOf, type ContextoComprador } from '#acesso'
import { listCarrosseis, toVersoes, type FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'
import { toPagina } from '#pagina-estatica'
import { showPaginaInicial, type DepsPaginaInicial } from '#pagina-inicial'

import { findEditado, listEditados, type Alvo } from './find-editado.ts'
import { findPrevia } from './previa.repository.ts'
import { listCarrosseisDe } from './publish-rascunho.ts'

/** The home as its draft has it, rows of products whose drafts it names as well. Errors: `nao_encontrado` by a link that is over. */
export async function showInicioEscrito(
  deps: DepsPaginaInicial,
  contexto: ContextoComprador,
  codigo: string,
): Promise<PaginaInicial> {
  const fornecedor = lojaOf(contexto)
  const { idfornecedor } = fornecedor
  const escrita = await findEscrita(deps.db, idfornecedor, { tipo: 'INICIO', codigo })
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

/** A static page as its draft has it. Errors: `nao_encontrado` by a link that is over. */
export async function showPaginaEscrita(
  db: Db,
  fornecedor: FornecedorVivo,
  codigo: string,
): Promise<PaginaEstatica> {
  const { idconteudo, chave, dados } = await findEscrita(db, fornecedor.idfornecedor, {
    tipo: 'PAGINA',
    codigo,
  })
  const lidos = paginasEstaticas.dados.safeParse(dados).data
  if (!lidos) throw new Falha('nao_encontrado')
  return toPagina({ idconteudo, chave, dados: lidos, desde: Date.now() }, fornecedor)
}

/** The draft, else what is shown, of the piece that a link is for. */
async function findEscrita(
  db: Db,
  idfornecedor: string,
  { tipo, codigo }: { tipo: Alvo['tipo']; codigo: string },
) {
  const idconteudo = await findPrevia(db, idfornecedor, { tipo, codigo })
  const editado = idconteudo && (await findEditado(db, idfornecedor, { tipo, idconteudo }))
  const escrita = editado && (editado.rascunho ?? editado.no_ar ?? editado.agendadas.at(-1))
  if (!escrita) throw new Falha('nao_encontrado')
  return escrita
}

import type {
  ConfiguracaoAprovacao,
  RegrasAprovacao,
  RegrasNovas,
  SimulacaoAprovacao,
} from '@vitrine/contract'
import { findBecos, semRegras, simulateAprovacao, type CondicaoAprovacao } from '@vitrine/rules/aprovacao'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import type { z } from 'zod'

import { Falha, type Db, type Sql } from '#infra'

import { findRegras, listPassados, lockRegras, saveRegras, type RegrasRow } from './regras.repository.ts'
import type { Pessoa } from './require-comprador.ts'

/** How far back rules are tried before they are saved (I1). */
const DIAS = 90

/** The rules of a company as they stand, with what they may name and what could not end. */
export async function showRegras(db: Db, pessoa: Pessoa): Promise<RegrasAprovacao> {
  const { configuracao, revisao, todas, pessoas, categorias, listas, gastos } = await findRegras(db, pessoa)
  const emVigor = configuracao ?? sem
  return {
    configuracao: emVigor,
    revisao: revisao ?? 0,
    todasAsLojas: todas ?? false,
    pessoas,
    categorias,
    listas,
    gastos: Object.entries(gastos).map(([codigo, valor]) => ({ codigo, gasto: fromCentavos(valor) })),
    becos: motivosDe(emVigor, pessoas),
    podeMudar: pessoa.contexto.administra,
  }
}

/** No rules, as a value of its own that a caller may change. */
const sem: ConfiguracaoAprovacao = { ...semRegras, regras: [], suplentes: [], centros: [] }

/** Errors: `sem_permissao` for whoever does not administer, `regras_mudaram`, `regra_sem_saida` with the reasons. */
export async function changeRegras(
  sql: Sql,
  { configuracao, revisao, todasAsLojas }: z.infer<typeof RegrasNovas>,
  pessoa: Pessoa,
): Promise<RegrasAprovacao> {
  const { contexto, idcliente, idusuario: por } = pessoa
  if (!contexto.administra) throw new Falha('sem_permissao')
  checkForma(configuracao)
  await sql.begin(async (tx) => {
    await lockRegras(tx, idcliente)
    const antes = await findRegras(tx, pessoa)
    if ((antes.revisao ?? 0) !== revisao) throw new Falha('regras_mudaram')
    if (!todasAsLojas) checkNomeadas(configuracao, antes)
    const becos = motivosDe(configuracao, antes.pessoas)
    if (becos.length > 0) throw new Falha('regra_sem_saida', { detalhes: { becos } })
    await saveRegras(tx, pessoa, { configuracao, revisao, todasAsLojas, por })
  })
  return showRegras(sql, pessoa)
}

/** Errors: `entrada_invalida` for what names itself twice or ends before it begins. */
function checkForma({ regras, centros, suplentes }: ConfiguracaoAprovacao): void {
  const campos: Record<string, string> = {}
  if (new Set(centros.map(({ codigo }) => codigo)).size < centros.length)
    campos.centros = 'Dois centros de custo têm o mesmo código.'
  if (new Set(regras.map(({ idregra }) => idregra)).size < regras.length)
    campos.regras = 'Uma regra está repetida.'
  if (regras.some(({ condicoes }) => !condicoes.every(isInteira)))
    campos.regras = 'Falta o valor, a categoria, o centro de custo ou a lista de uma condição.'
  if (suplentes.some(({ inicio, fim }) => fim < inicio))
    campos.suplentes = 'Uma suplência termina antes de começar.'
  if (suplentes.some(({ de, para }) => de === para)) campos.suplentes = 'Ninguém é suplente de si.'
  if (Object.keys(campos).length > 0) throw new Falha('entrada_invalida', { campos })
}

/** Errors: `entrada_invalida` for a list, category or person that this company does not have at this supplier, nor named before. */
function checkNomeadas(configuracao: ConfiguracaoAprovacao, antes: RegrasRow): void {
  const daqui = new Set([
    ...antes.listas.map(({ idlista }) => idlista),
    ...antes.categorias.map(({ idcategoria }) => idcategoria),
    ...antes.pessoas.map(({ idusuario }) => idusuario),
    ...(antes.configuracao ? namedBy(antes.configuracao) : []),
  ])
  if (!namedBy(configuracao).every((id) => daqui.has(id)))
    throw new Falha('entrada_invalida', {
      campos: { regras: 'Uma regra fala de uma lista, categoria ou pessoa que não existe.' },
    })
}

/** Ids of the lists and categories of conditions, and of deputies; approvers are checked by `findBecos`. */
function namedBy({ regras, suplentes }: ConfiguracaoAprovacao): string[] {
  const condicoes = regras.flatMap((regra) => regra.condicoes)
  return [
    ...condicoes.flatMap(({ idlista = [], idcategorias = [] }) => [idlista, idcategorias].flat()),
    ...suplentes.flatMap(({ de, para }) => [de, para]),
  ]
}

/** Whether a condition has the fields of its kind. */
function isInteira({ tipo, acima, idcategorias, centros, idlista }: CondicaoAprovacao): boolean {
  if (tipo === 'VALOR') return acima !== undefined
  if (tipo === 'CATEGORIA') return idcategorias !== undefined && idcategorias.length > 0
  if (tipo === 'CENTRO') return centros !== undefined && centros.length > 0
  return tipo !== 'FORA_DA_LISTA' || idlista !== undefined
}

/** "12 de 84 pedidos teriam precisado de aprovação, 2 sem aprovador": before anything is saved. */
export async function simulateRegras(
  db: Db,
  configuracao: ConfiguracaoAprovacao,
  pessoa: Pessoa,
): Promise<SimulacaoAprovacao> {
  const nomeadas = configuracao.regras.flatMap(({ condicoes }) =>
    condicoes.flatMap((condicao) => condicao.idlista ?? []),
  )
  const [{ pessoas }, pedidos] = await Promise.all([
    findRegras(db, pessoa),
    listPassados(db, pessoa, { dias: DIAS, listas: nomeadas }),
  ])
  return {
    dias: DIAS,
    ...simulateAprovacao(configuracao, pessoas, pedidos),
    becos: motivosDe(configuracao, pessoas),
  }
}

function motivosDe(configuracao: ConfiguracaoAprovacao, pessoas: Parameters<typeof findBecos>[1]): string[] {
  return [...new Set(findBecos(configuracao, pessoas).map(({ motivo }) => motivo))]
}

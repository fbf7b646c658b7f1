import type { NomesDaChamada, Requisicao, ResolveContexto } from '#chamada'
import type { Fornecedores, FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'

import { checkForaDoAr } from './check-fora-do-ar.ts'
import { asGrupos } from './contexto-do-cliente.ts'
import { makeContexto, type ContextoComprador } from './contexto.ts'
import { hashToken, type SessaoRow } from './sessao.repository.ts'
import type { SessoesVivas } from './sessoes-vivas.ts'

/** A store as a link of its panel shows it, and the group of customers that it is looked at as; null: the link shows nothing of it. */
export type DressPrevia = (
  fornecedor: FornecedorVivo,
  codigo: string,
) => Promise<{ fornecedor: FornecedorVivo; grupo: string | null } | null>

/** Reads what the context is made of: nothing for a visitor, at most one statement for a session. */
export function createResolveContexto(
  sessoes: SessoesVivas,
  fornecedores: Fornecedores,
  dressPrevia: DressPrevia,
): ResolveContexto {
  const findSessao = (
    token: string,
    requisicao: Requisicao,
    nomes: { idfornecedor: string | null; idcliente: string | null },
  ) => (token ? sessoes.find({ tokenHash: hashToken(token), ...nomes }, requisicao.ip) : null)

  /** In a preview nobody is who they are: a visitor, or a group for whoever may try its prices in the panel. */
  async function resolvePrevia(
    { codigo, token }: NonNullable<Requisicao['previa']>,
    {
      requisicao,
      nomes,
      fornecedor,
    }: { requisicao: Requisicao; nomes: NomesDaChamada; fornecedor: FornecedorVivo | null },
  ): Promise<ContextoComprador> {
    const agora = new Date()
    const vista = fornecedor && (await dressPrevia(fornecedor, codigo))
    const loja = vista?.fornecedor ?? fornecedor
    const visitante = makeContexto(loja, null, nomes, { agora, sessaoExpirada: false })
    if (!vista?.grupo) return visitante
    const { idfornecedor } = vista.fornecedor
    const sessao = await findSessao(token, requisicao, { idfornecedor, idcliente: null })
    const quem = makeContexto(loja, sessao, {}, { agora, sessaoExpirada: false })
    const maySimular = quem.papel === 'fornecedor' && !quem.faltaFator && !sessao?.idvisao
    return maySimular ? asGrupos(visitante, [vista.grupo]) : visitante
  }

  return async (requisicao, nomes) => {
    const { fornecedor, isFora } = await findLoja(fornecedores, nomes.fornecedor)
    if (requisicao.previa) {
      const visto = await resolvePrevia(requisicao.previa, { requisicao, nomes, fornecedor })
      if (isFora) checkForaDoAr(requisicao.chamada, visto.papel)
      return visto
    }
    const { token } = requisicao
    const sessao = await findSessao(token, requisicao, {
      idfornecedor: fornecedor?.idfornecedor ?? null,
      idcliente: nomes.idcliente ?? null,
    })
    const daqui = isDeOutraLoja(sessao, fornecedor?.idfornecedor) ? null : sessao
    const contexto = makeContexto(fornecedor, daqui, nomes, {
      agora: new Date(),
      sessaoExpirada: token !== '' && sessao === null,
    })
    if (isFora) checkForaDoAr(requisicao.chamada, contexto.papel)
    return contexto
  }
}

/** The supplier that a request names, on the air or not. Errors: `fornecedor_desconhecido`. */
async function findLoja(fornecedores: Fornecedores, nome: string | undefined) {
  if (!nome) return { fornecedor: null, isFora: false }
  const noAr = await fornecedores.find(nome)
  if (noAr) return { fornecedor: noAr, isFora: false }
  const fora = await fornecedores.findForaDoAr({ nome })
  if (!fora) throw new Falha('fornecedor_desconhecido')
  return { fornecedor: fora, isFora: true }
}

/** Who looks at its store as a customer is a visitor at every other one. */
const isDeOutraLoja = (sessao: SessaoRow | null, idfornecedor: string | undefined): boolean =>
  sessao?.idvisao != null && idfornecedor !== undefined && idfornecedor !== sessao.idfornecedor

import type { ConfiguracoesCliente, MensagemModal } from '@vitrine/contract'
import { falhas } from '@vitrine/contract'
import {
  asksApproval,
  canSubmitPedido,
  isAuthBlocked,
  isCadastroEmAnalise,
  situacaoOf,
} from '@vitrine/rules/acesso'
import { fromCentavos, sumReais } from '@vitrine/rules/dinheiro'
import { maskDocumentoParcial } from '@vitrine/rules/documento'

import type { ContextoComprador } from '#acesso'
import type { Db } from '#infra'

import { cadastroAguarda, cadastroEmAnalise, cadastroRecusado, semCadastro } from './cadastro-em-analise.ts'
import { findCliente, listVinculados, type ClienteRow } from './cliente.repository.ts'

/** Who this session is at a fornecedor (§3 User state): one statement, none for a visitor. */
export async function showConfiguracoes(db: Db, contexto: ContextoComprador): Promise<ConfiguracoesCliente> {
  const { sessao, fornecedor, idcliente } = contexto
  const idfornecedor = fornecedor?.idfornecedor ?? null
  const { cliente, vinculados } = await findQuem(db, { sessao, idcliente, idfornecedor })
  return {
    ...showSessao(contexto),
    nome: cliente?.nome ?? sessao?.nome ?? '',
    cliente: cliente && showCliente(cliente),
    tags: [...contexto.tags],
    enderecoPrincipal: showPrincipal(contexto, cliente),
    listaClientesVinculados: vinculados.map(({ documento, ...vinculado }) => ({
      ...vinculado,
      cpf: maskDocumentoParcial(documento),
    })),
    loginAsUsuarioVinculado: vinculados.length > 1,
    administra: contexto.administra,
    ...showCredito(cliente),
    termosuso: !asksTermos(contexto) || cliente?.termosuso !== false,
    maior_de_18: contexto.maiorDe18,
    mensagemModal: showMensagem(contexto),
    userSubmission: showPermissao(contexto),
    pode_submeter_pedido: contexto.podeSubmeter,
    podeVerPrecos: contexto.podeVerPrecos,
  }
}

async function findQuem(
  db: Db,
  {
    sessao,
    idcliente,
    idfornecedor,
  }: Pick<ContextoComprador, 'sessao' | 'idcliente'> & { idfornecedor: string | null },
) {
  const idusuario = sessao?.idusuario ?? null
  const cliente = idcliente ? await findCliente(db, idcliente, { idfornecedor, idusuario }) : null
  if (cliente || !idusuario) return { cliente, vinculados: cliente?.vinculados ?? [] }
  return { cliente, vinculados: await listVinculados(db, idusuario, idfornecedor) }
}

/** The terms are shown to people who buy for themselves: they cannot be accepted for another (readings 8). */
export function asksTermos({ papel }: Pick<ContextoComprador, 'papel'>): boolean {
  return papel === 'cliente' || papel === 'usuario vinculado'
}

function showSessao(contexto: ContextoComprador) {
  const { sessao, fornecedor, idformapagto } = contexto
  const idcadastroextracliente = sessao?.idcadastroextracliente ?? null
  return {
    authenticated: sessao !== null,
    idcliente: contexto.idcliente,
    idUsuarioLogado: contexto.idusuario,
    email: sessao?.email ?? '',
    emailConfirmado: isEmailConfirmado(contexto),
    papel: contexto.papel,
    idcadastroextracliente,
    cadastro_aprovado: idcadastroextracliente ? contexto.aprovado : null,
    situacao_cadastro: idcadastroextracliente ? situacaoOf(sessao?.aprovado ?? null) : null,
    fornecedor_logado: sessao && fornecedor ? fornecedor.idfornecedor : null,
    fornecedor_dominio: fornecedor?.publico.config.dominio.dominio ?? '',
    idapikeys: contexto.idapikeys,
    formaPagamentoActive: idformapagto ? { idformapagto } : null,
  }
}

/** A visitor has no mailbox to show, nor has a key. */
function isEmailConfirmado({ sessao, papel }: ContextoComprador): boolean {
  return sessao === null || sessao.email_confirmado || papel === 'api-key' || papel === 'erp'
}

function showCliente(cliente: ClienteRow): NonNullable<ConfiguracoesCliente['cliente']> {
  const { idcliente, nome, tipo_documento, documento, email, telefone, data_nascimento } = cliente
  return {
    idcliente,
    nome,
    tipo_documento,
    cpf: maskDocumentoParcial(documento),
    cpfLength: documento.length,
    email,
    telefone,
    tem_data_nascimento: data_nascimento !== null,
  }
}

/** Who acts for many has no place of one of them. */
function showPrincipal(contexto: ContextoComprador, cliente: ClienteRow | null) {
  return asksTermos(contexto) ? (cliente?.endereco_principal ?? null) : null
}

function showCredito(cliente: ClienteRow | null) {
  const total = fromCentavos(cliente?.limite_credito_centavos ?? 0)
  const usado = fromCentavos(cliente?.credito_usado_centavos ?? 0)
  return {
    limiteCreditoTotal: total,
    limiteCreditoDisponivel: sumReais(total, -usado),
    creditoBloqueado: cliente?.credito_bloqueado ?? false,
  }
}

/**
 * What session check and cart say once to whoever buys at a store that approves its clientes: it has no registration here, it was refused (ux 1.26.3), who registered elsewhere in this session waits here (§4 Login and registration 3), or it entered though it
 * waits (readings 7).
 */
export function showMensagem({
  sessao,
  fornecedor,
  aprovado,
  papel,
  idcliente,
}: ContextoComprador): MensagemModal | null {
  const buys = papel === 'cliente' || papel === 'usuario vinculado'
  const tags = fornecedor?.tags ?? []
  if (!buys || !sessao || !idcliente || !fornecedor || !asksApproval(tags)) return null
  if (!sessao.idcadastroextracliente) return semCadastro(fornecedor.nome)
  if (sessao.aprovado === false) return cadastroRecusado
  if (!isCadastroEmAnalise({ tags, aprovado })) return null
  if (sessao.tokenorigin === 'CADASTRO') return cadastroEmAnalise
  return isAuthBlocked({ tags, aprovado }) ? cadastroAguarda : null
}

function showPermissao({ fornecedor, sessao, aprovado, podeSubmeter, podeVerPrecos }: ContextoComprador) {
  const { permitido, motivo } = canSubmitPedido({
    tags: fornecedor?.tags ?? [],
    autenticado: sessao !== null,
    aprovado,
    pode_submeter: podeSubmeter,
    // Without prices what is sent is a budget.
    orcamento: !podeVerPrecos,
  })
  return { loading: false, canSubmitOrder: permitido, error: motivo && falhas[motivo].mensagem }
}

import type { ConfiguracoesCliente, MensagemModal } from '@vitrine/contract'
import { falhas } from '@vitrine/contract'
import { asksApproval, canSubmitPedido, isCadastroEmAnalise, situacaoOf } from '@vitrine/rules/acesso'
import { fromCentavos, sumReais } from '@vitrine/rules/dinheiro'
import { maskDocumentoParcial } from '@vitrine/rules/documento'

import type { ContextoComprador } from '#acesso'
import type { Db } from '#infra'

import { cadastroEmAnalise, cadastroRecusado } from './cadastro-em-analise.ts'
import { findCliente, listVinculados, type ClienteRow } from './cliente.repository.ts'

/** Who this session is at a fornecedor (§3 User state): two statements, none for a visitor. */
export async function showConfiguracoes(db: Db, contexto: ContextoComprador): Promise<ConfiguracoesCliente> {
  const { sessao, fornecedor, idcliente } = contexto
  const idfornecedor = fornecedor?.idfornecedor ?? null
  const [cliente, vinculados] = await Promise.all([
    idcliente ? findCliente(db, idcliente, { idfornecedor, idusuario: contexto.idusuario }) : null,
    sessao ? listVinculados(db, sessao.idusuario, idfornecedor) : [],
  ])
  return {
    ...showSessao(contexto),
    nome: cliente?.nome ?? sessao?.nome ?? '',
    cliente: cliente && showCliente(cliente),
    tags: [...contexto.tags],
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
    podeVerPrecos: contexto.podeVerPrecos,
  }
}

/** Terms are asked of who buys for itself: nobody accepts them for another (readings 8). */
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
    papel: contexto.papel,
    idcadastroextracliente,
    cadastro_aprovado: idcadastroextracliente ? contexto.aprovado : null,
    situacao_cadastro: idcadastroextracliente ? situacaoOf(sessao?.aprovado ?? null) : null,
    fornecedor_logado: sessao && fornecedor ? fornecedor.idfornecedor : null,
    formaPagamentoActive: idformapagto ? { idformapagto } : null,
  }
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
 * What session check and cart say once: the registration that began this session waits (§4 Login and registration 3), or one
 * was refused where approval is asked for (ux 1.26.3).
 */
export function showMensagem({
  sessao,
  fornecedor,
  aprovado,
  papel,
}: ContextoComprador): MensagemModal | null {
  if (papel !== 'cliente' || !sessao) return null
  const tags = fornecedor?.tags ?? []
  if (sessao.aprovado === false && asksApproval(tags)) return cadastroRecusado
  return sessao.tokenorigin === 'CADASTRO' && isCadastroEmAnalise({ tags, aprovado })
    ? cadastroEmAnalise
    : null
}

function showPermissao({ fornecedor, sessao, aprovado, podeSubmeter }: ContextoComprador) {
  const { permitido, motivo } = canSubmitPedido({
    tags: fornecedor?.tags ?? [],
    autenticado: sessao !== null,
    aprovado,
    pode_submeter: podeSubmeter,
  })
  return { canSubmitOrder: permitido, error: motivo && falhas[motivo].mensagem }
}

import type { ConfiguracoesCliente } from '@vitrine/contract'
import { falhas } from '@vitrine/contract'
import { canSubmitPedido } from '@vitrine/rules/acesso'
import { fromCentavos, sumReais } from '@vitrine/rules/dinheiro'
import { maskDocumentoParcial } from '@vitrine/rules/documento'

import type { ContextoComprador } from '#acesso'
import type { Db } from '#infra'

import { findCliente, listVinculados, type ClienteRow } from './cliente.repository.ts'

/** Who this session is at a fornecedor (§3 User state): two statements, none for a visitor. */
export async function showConfiguracoes(db: Db, contexto: ContextoComprador): Promise<ConfiguracoesCliente> {
  const { sessao, fornecedor, idcliente } = contexto
  const idfornecedor = fornecedor?.idfornecedor ?? null
  const [cliente, vinculados] = await Promise.all([
    idcliente ? findCliente(db, idcliente, idfornecedor) : null,
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
    ...showCredito(cliente),
    // Terms of use come with the people issue: until then nobody is asked.
    termosuso: true,
    mensagemModal: null,
    userSubmission: showPermissao(contexto),
    podeVerPrecos: contexto.podeVerPrecos,
  }
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
  return { limiteCreditoTotal: total, limiteCreditoDisponivel: sumReais(total, -usado) }
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

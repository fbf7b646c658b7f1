import { z } from 'zod'

import { defineCalls, pessoas, todos } from '#call'
import { comSessao, id, nada, semCampos } from '#campo'

import { CadastroCliente, Caracteristica, DadosReceita, DadosUsuario } from './cadastro.ts'

const campos = z.object({ data: z.array(Caracteristica) })

export const cadastroCalls = defineCalls({
  'PUT /v1/app/usuario/{id}': {
    summary:
      "Changes a login, and the cliente it acts for: name, contact, password, the supplier's own fields.",
    access: pessoas,
    dono: 'sessao',
    mudaAcesso: true,
    fornecedor: 'body.idfornecedor',
    /** {id}: idusuario, of this session alone. */
    params: z.object({ id }),
    query: semCampos,
    body: z.object({ dadosUsuario: DadosUsuario, idfornecedor: id.optional() }),
    response: z.object({ mensagem: z.string() }),
    falhas: [
      'usuario_nao_atualizado',
      'senha_incorreta',
      'entrada_invalida',
      'sessao_expirada',
      'nao_encontrado',
      'sem_permissao',
    ],
    imprevisto: 'usuario_nao_atualizado',
  },
  'GET /v1/app/{session_token}/usuario/cliente': {
    summary: 'The registration behind this session, whole: what the update panels are filled with.',
    access: ['cliente', 'usuario vinculado'],
    dono: 'sessao',
    fornecedor: 'query.idfornecedor',
    params: comSessao,
    query: z.object({
      /** When given, it must be the e-mail of this session. */
      email: z.string().max(254).optional(),
      /** When given, it must be a registration that this login may act for. */
      idcadastroextracliente: id.optional(),
      idfornecedor: id.optional(),
    }),
    body: nada,
    response: CadastroCliente,
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'GET /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}': {
    summary: 'What a login may do for a cliente at a supplier (§4 permission submissao_pedido).',
    access: ['cliente', 'usuario vinculado', 'atendente', 'fornecedor', 'operador'],
    dono: 'sessao',
    params: z.object({ idCadastroExtraCliente: id, idUsuario: id }),
    query: semCampos,
    body: nada,
    response: z.object({
      permissoes: z.array(z.object({ nome: z.literal('submissao_pedido'), valor: z.boolean() })),
      pode_submeter_pedido: z.boolean(),
    }),
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'GET /v1/app/cliente/usuario/dados-receita/{doc}': {
    summary: 'Tax-authority data of a company, to fill its registration.',
    access: todos,
    dono: 'publico',
    /** CNPJ, masked or not. */
    params: z.object({ doc: z.string().min(1).max(40) }),
    query: semCampos,
    body: nada,
    response: DadosReceita,
    falhas: ['receita_indisponivel', 'nao_encontrado', 'entrada_invalida'],
    imprevisto: 'receita_indisponivel',
  },
  'GET /v4/caracteristica-cliente/todas/{id}': {
    summary: "A supplier's own fields at registration, as far as they are asked of whoever asks.",
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ id }),
    query: semCampos,
    body: nada,
    response: campos,
    falhas: ['fornecedor_desconhecido'],
    publica: 'SEM_PRECOS',
  },
  'GET /v4/caracteristica-pedido/todas/{id}': {
    summary: "A supplier's own fields at checkout, as far as they are asked of this customer.",
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    cliente: 'query.idcliente',
    params: z.object({ id }),
    // Whoever orders for a cliente names it: it is asked what that cliente is asked.
    query: z.object({ idcliente: id.optional() }),
    body: nada,
    response: campos,
    falhas: ['fornecedor_desconhecido'],
    publica: 'SEM_PRECOS',
  },
})

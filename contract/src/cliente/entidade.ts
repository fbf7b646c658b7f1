import { z } from 'zod'

import { dinheiro, id } from '#campo'
import { Coordenadas } from '#lugar'

export const TipoDocumento = z.enum(['CPF', 'CNPJ', 'ESTRANGEIRO'])
export type TipoDocumento = z.infer<typeof TipoDocumento>

/** A buying person or company as its own session sees it. */
export const Cliente = z.object({
  idcliente: id,
  nome: z.string(),
  tipo_documento: TipoDocumento,
  /** Masked for display: 318.***.***-40. */
  cpf: z.string(),
  cpfLength: z.int(),
  email: z.string(),
  telefone: z.string(),
  tem_data_nascimento: z.boolean(),
})
export type Cliente = z.infer<typeof Cliente>

/** One cliente a login may act for (§3 Linked users). */
export const ClienteVinculado = z.object({
  idcliente: id,
  nome: z.string(),
  cpf: z.string(),
  primario: z.boolean(),
  aprovado: z.boolean(),
  pode_submeter_pedido: z.boolean(),
})
export type ClienteVinculado = z.infer<typeof ClienteVinculado>

/** What is said over the page, once (§2). */
export const MensagemModal = z.object({ titulo: z.string(), texto: z.string() })
export type MensagemModal = z.infer<typeof MensagemModal>

/** What became of a registration with a supplier (ux 1.26.2). */
export const SituacaoCadastro = z.enum(['analise', 'aprovado', 'recusado'])
export type SituacaoCadastro = z.infer<typeof SituacaoCadastro>

/** User state (§3): the one answer to "who am I here". */
export const ConfiguracoesCliente = z.object({
  authenticated: z.boolean(),
  idcliente: id.nullable(),
  idUsuarioLogado: id.nullable(),
  email: z.string(),
  /** False: this login has not shown yet that it reads its mailbox; orders do not wait for that. */
  emailConfirmado: z.boolean(),
  nome: z.string(),
  papel: z.string(),
  cliente: Cliente.nullable(),
  idcadastroextracliente: id.nullable(),
  /** Null when there is no registration with this fornecedor yet. */
  cadastro_aprovado: z.boolean().nullable(),
  /** The same with its refusal told apart. */
  situacao_cadastro: SituacaoCadastro.nullable(),
  tags: z.array(z.string()),
  fornecedor_logado: id.nullable(),
  /** The host name of this fornecedor; '' when it has no domain. */
  fornecedor_dominio: z.string(),
  /** The key that opened this session, for orders that record it. */
  idapikeys: id.nullable(),
  /** Coordinates of the primary address, used until the shopper chooses a place (readings 8). */
  enderecoPrincipal: Coordenadas.extend({
    idendereco: id,
    cep: z.string(),
    cidade: z.string(),
    uf: z.string(),
    textoendereco: z.string(),
  }).nullable(),
  formaPagamentoActive: z.object({ idformapagto: id }).nullable(),
  listaClientesVinculados: z.array(ClienteVinculado),
  loginAsUsuarioVinculado: z.boolean(),
  /** Manages the logins and the registration of this cliente. */
  administra: z.boolean(),
  limiteCreditoTotal: dinheiro,
  limiteCreditoDisponivel: dinheiro,
  /** Invoices are overdue for too long: nothing is sold on credit until they are paid. */
  creditoBloqueado: z.boolean(),
  termosuso: z.boolean(),
  /** By the birth date of the account; a click never counts (readings 8). */
  maior_de_18: z.boolean(),
  mensagemModal: MensagemModal.nullable(),
  /** `loading` while the permission is asked for: in an answer nothing is being asked for any more (§3 User state). */
  userSubmission: z.object({
    loading: z.boolean(),
    canSubmitOrder: z.boolean(),
    error: z.string().nullable(),
  }),
  /** Permission submissao_pedido: without it a login prepares, and others decide (readings 7). */
  pode_submeter_pedido: z.boolean(),
  /** Prices are shown to this session at this fornecedor. */
  podeVerPrecos: z.boolean(),
})
export type ConfiguracoesCliente = z.infer<typeof ConfiguracoesCliente>

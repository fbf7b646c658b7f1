import { z } from 'zod'

/** A record that the domain of a sender's address must have, as it is typed in at whoever keeps the domain. */
const RegistroDns = z.object({
  tipo: z.literal('TXT'),
  nome: z.string(),
  /** What it must hold; other senders of the domain may stand beside it. */
  contem: z.string(),
})

/** From which address the letters of a supplier leave. */
export const Remetente = z.object({
  /** To be named by whoever changes it; null: nothing was set yet. */
  versao: z.int().nullable(),
  /** The supplier's own name to send under; '': the store's. */
  nome: z.string(),
  /** The supplier's own address to send from; null: none was given. */
  endereco: z.string().nullable(),
  /** The supplier's own address for answers; null: that of its footer. */
  resposta: z.string().nullable(),
  /** When somebody typed in the code that went to that mailbox; null: nobody yet. */
  caixa_em: z.string().nullable(),
  /** When its domain was seen to let the mail server send for it (SPF, DKIM); null: not yet. */
  dominio_em: z.string().nullable(),
  /** Since when both are so, and letters leave from it; null: it does not count yet. */
  verificado_em: z.string().nullable(),
  /** What letters leave from now: the own address once it is verified, else the platform's; '' while no mail leaves. */
  envia_de: z.string(),
  /** Under which name. */
  envia_como: z.string(),
  /** Where answers go; '' for none. */
  responde_para: z.string(),
  /** What its domain must say; empty without an address, or where the platform does not tell. */
  registros: z.array(RegistroDns),
})
export type Remetente = z.infer<typeof Remetente>

/** SEM_RESPOSTA: its servers did not answer in time, which says nothing about it; NAO_CONFIGURADO: the platform does not say what to look for. */
export const VeredictoDns = z.enum(['EM_ORDEM', 'FALTA', 'SEM_RESPOSTA', 'NAO_CONFIGURADO'])
export type VeredictoDns = z.infer<typeof VeredictoDns>

/** The sender after its domain was looked at. */
export const DominioConferido = Remetente.extend({
  spf: VeredictoDns,
  dkim: VeredictoDns,
  /** For people: what is missing, and what to do. */
  mensagem: z.string(),
})
export type DominioConferido = z.infer<typeof DominioConferido>

const email = z.email({ error: 'E-mail inválido.' }).max(254)

/** Changes the sender. Another address counts only once its mailbox and its domain are proven. */
export const NovoRemetente = z.object({
  nome: z
    .string()
    .trim()
    .max(80)
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused
    .regex(/^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*$/, { error: 'O nome não pode ter quebras de linha.' })
    .default(''),
  endereco: email.nullable(),
  resposta: email.nullable(),
  /** The version that was looked at, null when there was none; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})
export type NovoRemetente = z.infer<typeof NovoRemetente>

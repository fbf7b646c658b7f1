import { z } from 'zod'

/** What a device wants to hear of. */
export const EscolhaNotificacao = z.object({
  /** What happens to orders. */
  pedidos: z.boolean(),
  /** Products that are back. */
  alertas: z.boolean(),
})
export type EscolhaNotificacao = z.infer<typeof EscolhaNotificacao>

/** As a browser writes it (PushSubscription.toJSON, RFC 8030 and 8291). */
export const AparelhoPush = z.object({
  endpoint: z.url().max(1000),
  /** Base64url: 65 and 16 bytes. */
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
})
export type AparelhoPush = z.infer<typeof AparelhoPush>

/** How a login is told of messages that it has not read after ten minutes. */
export const PreferenciaConversas = z.object({
  /** By letter, to the address of the cliente. */
  email: z.boolean(),
  /** On those of its devices that are told of anything. */
  push: z.boolean(),
})
export type PreferenciaConversas = z.infer<typeof PreferenciaConversas>

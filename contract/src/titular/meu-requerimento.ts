import { z } from 'zod'

import { texto } from '#declarado'

import { Requerimento, tiposDeRequerimento } from './requerimento.ts'

/** A request as the person who made it follows it. */
export const MeuRequerimento = Requerimento.pick({
  idrequerimento: true,
  protocolo: true,
  tipo: true,
  canal: true,
  estado: true,
  descricao: true,
  recebido_em: true,
  prazo: true,
  dias_restantes: true,
  resposta: true,
}).extend({ porque: z.string().nullable() })
export type MeuRequerimento = z.infer<typeof MeuRequerimento>

/** A person's requests to one store, the newest first. */
export const MeusRequerimentos = z.object({ data: z.array(MeuRequerimento) })
export type MeusRequerimentos = z.infer<typeof MeusRequerimentos>

/** What a person asks of a store from the shop's own page; a correction says what is wrong. */
export const MeuRequerimentoNovo = z
  .strictObject({
    tipo: z.enum(tiposDeRequerimento),
    descricao: texto(1000).default(''),
  })
  .superRefine(({ tipo, descricao }, { addIssue }) => {
    if (tipo === 'CORRECAO' && descricao.trim() === '')
      addIssue({
        code: 'custom',
        path: ['descricao'],
        message: 'Diga o que está errado e como é o certo.',
      })
  })
export type MeuRequerimentoNovo = z.output<typeof MeuRequerimentoNovo>

import { z } from 'zod'

import { id } from '#campo'
import { MeusDados } from '#cliente'
import { texto } from '#declarado'
import { isDia } from '@vitrine/rules/data'

/** What a person may ask about its data (LGPD art. 18). */
export const tiposDeRequerimento = [
  'ACESSO',
  'CORRECAO',
  'EXCLUSAO',
  'PORTABILIDADE',
  'COMPARTILHAMENTO',
  'REVOGACAO',
] as const
export type TipoDeRequerimento = (typeof tiposDeRequerimento)[number]

/** By which way it came; LOJA: the page of the person's data in the shop. */
export const canaisDeRequerimento = ['LOJA', 'EMAIL', 'TELEFONE', 'CORREIO', 'PRESENCIAL'] as const
export type CanalDeRequerimento = (typeof canaisDeRequerimento)[number]

/** RETIRADO: the person took it back. */
export const estadosDeRequerimento = ['ABERTO', 'ATENDIDO', 'RECUSADO', 'RETIRADO'] as const
export type EstadoDeRequerimento = (typeof estadosDeRequerimento)[number]

/** Reasons that the law knows for not doing what was asked. */
export const motivosDeRecusa = [
  'OBRIGACAO_LEGAL',
  'DIREITOS_EM_DISPUTA',
  'IDENTIDADE_NAO_CONFIRMADA',
  'SEM_DADOS',
  'NAO_E_A_LOJA',
] as const
export type MotivoDeRecusa = (typeof motivosDeRecusa)[number]

/** A request of a person about its data, and what became of it. */
export const Requerimento = z.object({
  idrequerimento: id,
  protocolo: z.string(),
  tipo: z.enum(tiposDeRequerimento),
  canal: z.enum(canaisDeRequerimento),
  estado: z.enum(estadosDeRequerimento),
  automatico: z.boolean(),
  nome: z.string(),
  contato: z.string(),
  tem_conta: z.boolean(),
  descricao: z.string(),
  recebido_em: z.iso.date(),
  prazo: z.iso.date(),
  dias_restantes: z.int(),
  resposta: z.string(),
  motivo_recusa: z.enum(motivosDeRecusa).nullable(),
  copia_em: z.string().nullable(),
  anonimizado_em: z.string().nullable(),
  pedidos_guardados: z.int().nullable(),
  encerrado_em: z.string().nullable(),
  versao: z.int(),
})
export type Requerimento = z.infer<typeof Requerimento>

/** Requests of a store, those that end first before. */
export const Requerimentos = z.object({
  data: z.array(Requerimento),
  cursor: z.string().nullable(),
  abertos: z.int(),
  a_vencer: z.int(),
  vencidos: z.int(),
})
export type Requerimentos = z.infer<typeof Requerimentos>

/** A request with what may be done about it. */
export const RequerimentoAberto = z.object({
  requerimento: Requerimento,
  pendencias: z.array(z.string()),
  fica: z.array(z.object({ nome: z.string(), quantos: z.int(), porque: z.string() })),
  protocolo_da_exclusao: z.string().nullable(),
})
export type RequerimentoAberto = z.infer<typeof RequerimentoAberto>

/** A request that came by another way than the shop, as somebody of the store writes it down. */
export const RequerimentoNovo = z.strictObject({
  tipo: z.enum(tiposDeRequerimento),
  canal: z.enum(canaisDeRequerimento).exclude(['LOJA']),
  nome: texto(120, 1).refine((dito) => dito.trim() !== '', { error: 'Diga quem pediu.' }),
  contato: texto(120, 1).refine((dito) => dito.trim() !== '', { error: 'Diga como responder à pessoa.' }),
  documento: texto(20).default(''),
  descricao: texto(1000).default(''),
  recebido_em: z.string().max(10).refine(isDia, { error: 'Este dia não existe.' }),
})
export type RequerimentoNovo = z.output<typeof RequerimentoNovo>

/** What a store answers; ABERTO: it goes on, or is taken up again. */
export const RespostaDoRequerimento = z
  .strictObject({
    versao: z.int().positive(),
    desfecho: z.enum(estadosDeRequerimento).exclude(['RETIRADO']),
    resposta: texto(2000, 1).refine((dito) => dito.trim() !== '', { error: 'Escreva a resposta.' }),
    motivo_recusa: z.enum(motivosDeRecusa).nullable().default(null),
  })
  .superRefine(({ desfecho, motivo_recusa }, { addIssue }) => {
    if ((desfecho === 'RECUSADO') !== (motivo_recusa !== null))
      addIssue({
        code: 'custom',
        path: ['motivo_recusa'],
        message: desfecho === 'RECUSADO' ? 'Diga o motivo da recusa.' : 'Só uma recusa tem motivo.',
      })
  })
export type RespostaDoRequerimento = z.output<typeof RespostaDoRequerimento>

/** All that a store keeps of the person who asked. */
export const CopiaDoTitular = MeusDados.extend({ requerimento: Requerimento })
export type CopiaDoTitular = z.infer<typeof CopiaDoTitular>

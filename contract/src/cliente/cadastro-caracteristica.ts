import {
  checkLimites,
  MAX_OPCOES,
  pessoasCaracteristica,
  tiposCaracteristica,
} from '@vitrine/rules/caracteristica'
import { z } from 'zod'

import { ordem, semRepetir, slug, texto } from '#declarado'

const limite = z
  .number()
  .min(-1_000_000_000)
  .max(1_000_000_000)
  .refine((numero) => Math.round(numero * 1e6) / 1e6 === numero, {
    error: 'Este número tem no máximo 6 casas decimais.',
  })
  .nullable()
  .default(null)

/** The columns of a field of a supplier's own, each by itself. */
export const ColunasCaracteristica = z.strictObject({
  escopo: z.enum(['CLIENTE', 'PEDIDO']),
  codigo: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,59}$/, { error: 'Use letras minúsculas sem acento, números e sublinhados.' }),
  nome: texto(80, 1),
  ajuda: texto(200).default(''),
  tipo: z.enum(tiposCaracteristica),
  obrigatoria: z.boolean().default(false),
  opcoes: semRepetir(texto(80, 1), MAX_OPCOES).default([]),
  ordem: ordem.max(32_000).default(0),
  ativa: z.boolean().default(true),
  /** Of which kind of person it is asked. */
  pessoa: z.enum(pessoasCaracteristica).default('TODAS'),
  /** Groups of customers that it is asked of; none: of everybody. */
  tags: semRepetir(slug(40), 20).default([]),
  /** Characters of a text, or the number itself; null: as far as the type goes. */
  minimo: limite,
  maximo: limite,
})

type Ditas = Pick<z.output<typeof ColunasCaracteristica>, 'tipo' | 'opcoes' | 'minimo' | 'maximo'> & {
  escopo?: 'CLIENTE' | 'PEDIDO'
}

/** What one column does not show of another; a message at each field. */
export function checkCaracteristica(
  { escopo, tipo, opcoes, minimo, maximo }: Ditas,
  { addIssue }: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  const refuse = (campo: string, message: string) => addIssue({ code: 'custom', path: [campo], message })
  if (tipo === 'LISTA' && opcoes.length === 0) refuse('opcoes', 'Uma lista tem pelo menos uma opção.')
  if (tipo !== 'LISTA' && opcoes.length > 0) refuse('opcoes', 'Só uma lista tem opções.')
  if (tipo === 'INSCRICAO_ESTADUAL' && escopo === 'PEDIDO')
    refuse('tipo', 'A inscrição estadual é do cadastro, não do pedido.')
  for (const [campo, erro] of Object.entries(checkLimites({ tipo, minimo, maximo }))) refuse(campo, erro)
}

/** A field of its own that a supplier asks for, at registration (CLIENTE) or at checkout (PEDIDO). */
export const CadastroCaracteristica = ColunasCaracteristica.superRefine(checkCaracteristica)
export type CadastroCaracteristica = z.infer<typeof CadastroCaracteristica>

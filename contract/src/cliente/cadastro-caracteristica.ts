import { tiposCaracteristica } from '@vitrine/rules/caracteristica'
import { z } from 'zod'

import { ordem, semRepetir, texto } from '#declarado'

/** A field of its own that a supplier asks for, at registration (CLIENTE) or at checkout (PEDIDO). */
export const CadastroCaracteristica = z
  .strictObject({
    escopo: z.enum(['CLIENTE', 'PEDIDO']),
    codigo: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,59}$/, { error: 'Use letras minúsculas sem acento, números e sublinhados.' }),
    nome: texto(80, 1),
    ajuda: texto(200).default(''),
    tipo: z.enum(tiposCaracteristica),
    obrigatoria: z.boolean().default(false),
    opcoes: semRepetir(texto(80, 1), 200).default([]),
    ordem: ordem.max(32_000).default(0),
    ativa: z.boolean().default(true),
  })
  .superRefine(({ escopo, tipo, opcoes }, { addIssue }) => {
    const refuse = (campo: string, message: string) => addIssue({ code: 'custom', path: [campo], message })
    if (tipo === 'LISTA' && opcoes.length === 0) refuse('opcoes', 'Uma lista tem pelo menos uma opção.')
    if (tipo !== 'LISTA' && opcoes.length > 0) refuse('opcoes', 'Só uma lista tem opções.')
    if (tipo === 'INSCRICAO_ESTADUAL' && escopo !== 'CLIENTE')
      refuse('tipo', 'A inscrição estadual é do cadastro, não do pedido.')
  })
export type CadastroCaracteristica = z.infer<typeof CadastroCaracteristica>

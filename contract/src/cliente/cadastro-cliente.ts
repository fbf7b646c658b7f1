import { isCnpj, isCpf, isDocumentoEstrangeiro, isEmail, normalizeTelefone } from '@vitrine/rules/documento'
import { z } from 'zod'

import { dia, idDeclarado, semRepetir, texto, valorOuNada } from '#declarado'

import { Caracteristicas } from './cadastro.ts'
import { TipoDocumento } from './entidade.ts'

/**
 * A customer as a supplier keeps it: who it is, which counts where nobody knows this document yet, and what the two are to each other.
 */
export const CadastroDeCliente = z
  .strictObject({
    idcliente: idDeclarado,
    tipo_documento: TipoDocumento,
    /** Digits and capital letters only, without the mask. */
    documento: z.string().max(40),
    nome: texto(160, 1),
    razaosocial: texto(160).default(''),
    email: texto(254).refine(isEmail, { error: 'Este e-mail não existe.' }),
    telefone: texto(20)
      .refine((telefone) => telefone === '' || normalizeTelefone(telefone) !== null, {
        error: 'Este telefone não existe: diga o DDD e o número.',
      })
      .default(''),
    data_nascimento: dia.nullable().default(null),
    idcadastroextracliente: idDeclarado,
    /** Null: nobody has decided yet. */
    aprovado: z.boolean().nullable().default(null),
    tags: semRepetir(texto(40, 1), 50).default([]),
    cod_erp: texto(60, 1).nullable().default(null),
    limite_credito: valorOuNada.default(0),
    idrepresentante: idDeclarado.nullable().default(null),
    caracteristicas: Caracteristicas.default({}),
  })
  .superRefine(({ tipo_documento, documento }, { addIssue }) => {
    const existe = { CPF: isCpf, CNPJ: isCnpj, ESTRANGEIRO: isDocumentoEstrangeiro }[tipo_documento]
    if (!/^[0-9A-Z]+$/.test(documento) || !existe(documento))
      addIssue({ code: 'custom', path: ['documento'], message: 'Este documento não existe.' })
  })
export type CadastroDeCliente = z.infer<typeof CadastroDeCliente>

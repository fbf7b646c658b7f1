import { z } from 'zod'

import { id } from '#campo'

import { SituacaoCadastro, TipoDocumento } from './entidade.ts'

/** A supplier's own field at registration or at checkout (readings 8). */
export const Caracteristica = z.object({
  codigo: z.string(),
  nome: z.string(),
  /** A hint under the field; '' without one. */
  ajuda: z.string(),
  tipo: z.enum(['TEXTO', 'TEXTO_LONGO', 'NUMERO', 'DATA', 'LISTA', 'SIMNAO', 'INSCRICAO_ESTADUAL']),
  obrigatoria: z.boolean(),
  /** Of tipo LISTA. */
  opcoes: z.array(z.string()),
  /** Of which kind of person it is asked: of whoever has no document yet, once it is typed. */
  pessoa: z.enum(['TODAS', 'FISICA', 'JURIDICA']),
  /** Characters of a text, or the number itself; null: as far as the type goes. */
  minimo: z.number().nullable(),
  maximo: z.number().nullable(),
})
export type Caracteristica = z.infer<typeof Caracteristica>

/** Answers by codigo: numbers as '1.5', dates as 'YYYY-MM-DD', yes and no as 'sim' and 'nao', an inscrição as 'SP 110042490114' or 'ISENTO'. */
export const Caracteristicas = z.record(z.string().max(60), z.string().max(500))
export type Caracteristicas = z.infer<typeof Caracteristicas>

/** A cliente, its login and its registration with one supplier, as the panels edit them. */
export const CadastroCliente = z.object({
  idUsuario: id,
  /** Of the login. */
  email: z.string(),
  nomeUsuario: z.string(),
  cliente: z.object({
    idcliente: id,
    tipo_documento: TipoDocumento,
    /** Masked for display. */
    cpf: z.string(),
    nome: z.string(),
    razaosocial: z.string(),
    email: z.string(),
    telefone: z.string(),
    data_nascimento: z.string().nullable(),
  }),
  /** Null while there is no registration with the supplier asked about. */
  idcadastroextracliente: id.nullable(),
  cadastro_aprovado: z.boolean().nullable(),
  /** How its analysis went on; null without a registration. */
  analise: z
    .object({
      situacao: SituacaoCadastro,
      recebido_em: z.iso.datetime(),
      decidido_em: z.iso.datetime().nullable(),
      /** Of a refusal; '' otherwise. */
      motivo: z.string(),
    })
    .nullable(),
  cod_erp: z.string().nullable(),
  caracteristicas: Caracteristicas,
})
export type CadastroCliente = z.infer<typeof CadastroCliente>

/** What the tax authority knows of a company; '' where it knows nothing. */
export const DadosReceita = z.object({
  cnpj: z.string(),
  razaosocial: z.string(),
  nomefantasia: z.string(),
  /** ATIVA, BAIXADA, SUSPENSA, INAPTA, NULA. */
  situacao: z.string(),
  ativa: z.boolean(),
  email: z.string(),
  telefone: z.string(),
  cnae: z.object({ codigo: z.string(), descricao: z.string() }),
  endereco: z.object({
    rua: z.string(),
    numero: z.string(),
    complemento: z.string(),
    bairro: z.string(),
    cidade: z.string(),
    uf: z.string(),
    cep: z.string(),
  }),
})
export type DadosReceita = z.infer<typeof DadosReceita>

/** What may be changed of a login and of the cliente that it acts for; what is left out stays as it is. */
export const DadosUsuario = z.object({
  /** Of the login; asks for senha_atual. */
  email: z.email().max(254).optional(),
  nome: z.string().max(160).optional(),
  senha_atual: z.string().max(200).optional(),
  /** New password; asks for senha_atual and ends the other sessions. */
  senha: z.string().min(8).max(200).optional(),
  cliente: z
    .object({
      nome: z.string().max(160).optional(),
      razaosocial: z.string().max(160).optional(),
      email: z.email().max(254).optional(),
      telefone: z.string().max(30).optional(),
      /** Accepted only while the account has no date of birth: age is decided by it. */
      data_nascimento: z.iso.date().optional(),
    })
    .optional(),
  caracteristicas: Caracteristicas.optional(),
})
export type DadosUsuario = z.infer<typeof DadosUsuario>

import { z } from 'zod'

import { id } from '#campo'
import { Coordenadas } from '#lugar'

/** What a maps service tells of a place: exactly these nine fields (§3 Address). */
export const Localizacao = z.object({
  cep: z.string(),
  rua: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  uf: z.string(),
  pais: z.string(),
  textoendereco: z.string(),
  lat: z.number(),
  lng: z.number(),
})
export type Localizacao = z.infer<typeof Localizacao>

export const Endereco = z.object({
  idendereco: id,
  apelido: z.string(),
  rua: z.string(),
  numero: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  uf: z.string(),
  /** Hyphen removed (§3). */
  cep: z.string(),
  complemento: z.string(),
  pontoref: z.string(),
  pais: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  textoendereco: z.string(),
  cod_erp: z.string().nullable(),
  primario: z.boolean(),
  manualAddress: z.boolean(),
})
export type Endereco = z.infer<typeof Endereco>

/** An address as it is sent: `descricao` is another name of apelido, `referencia` of pontoref (§3). */
export const EnderecoEnviado = z.object({
  idendereco: id.optional(),
  apelido: z.string().max(60).optional(),
  descricao: z.string().max(60).optional(),
  rua: z.string().min(1).max(160),
  numero: z.string().min(1).max(20),
  bairro: z.string().max(100).default(''),
  cidade: z.string().min(1).max(100),
  uf: z.string().length(2),
  cep: z.string().min(8).max(9),
  complemento: z.string().max(100).default(''),
  pontoref: z.string().max(160).optional(),
  referencia: z.string().max(160).optional(),
  pais: z.string().max(60).default('Brasil'),
  coordenadas: Coordenadas.optional(),
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  textoendereco: z.string().max(300).optional(),
  cod_erp: z.string().max(60).nullable().optional(),
  primario: z.boolean().default(false),
  manualAddress: z.boolean().default(false),
})
export type EnderecoEnviado = z.infer<typeof EnderecoEnviado>

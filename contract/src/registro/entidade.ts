import { z } from 'zod'

/** One field of a record, in words. */
export const CampoMudado = z.object({
  campo: z.string(),
  /** Null: there was nothing, or the two are not told. */
  antes: z.string().nullable(),
  depois: z.string().nullable(),
  /** It changed, and its values are told to nobody: personal data. */
  oculto: z.boolean(),
})
export type CampoMudado = z.output<typeof CampoMudado>

/** Who changes what a supplier keeps: somebody of it, its own system, the platform's people, the shop by itself. */
export const AutorDaMudanca = z.object({
  /** What `quem` asks by. */
  id: z.string(),
  nome: z.string(),
  como: z.enum(['PESSOA', 'CHAVE', 'PLATAFORMA', 'SISTEMA']),
})
export type AutorDaMudanca = z.output<typeof AutorDaMudanca>

/** A change of a record of a supplier, as its owner reads it (decision 0143). */
export const MudancaRegistrada = z.object({
  idevento: z.int(),
  quando: z.string(),
  acao: z.enum(['CRIADO', 'MUDADO', 'REMOVIDO']),
  cadastro: z.string(),
  /** Kind of the record in words. */
  tipo: z.string(),
  /** Null: it has none, or is gone. */
  nome: z.string().nullable(),
  quem: AutorDaMudanca,
  motivo: z.string().nullable(),
  campos: z.array(CampoMudado),
  /** It is of the last 30 days and of a kind that goes back from here. */
  pode_desfazer: z.boolean(),
})
export type MudancaRegistrada = z.output<typeof MudancaRegistrada>

export const ListaDoRegistro = z.object({
  data: z.array(MudancaRegistrada),
  cursor: z.string().nullable(),
  /** Null beyond the first page. */
  cadastros: z.array(z.object({ cadastro: z.string(), tipo: z.string() })).nullable(),
  pessoas: z.array(AutorDaMudanca).nullable(),
})
export type ListaDoRegistro = z.output<typeof ListaDoRegistro>

import { z } from 'zod'

import { id } from '#campo'
import { centesimos, idDeclarado } from '#declarado'

/** 5 is 5 %, with two decimals. */
const percentual = (max: number) => centesimos(0, max)

/** State that the goods go to, as far as it is known: ICMS-ST depends on it (decision 0065). A text that is not a state counts as unknown. */
export const ufDestino = z.string().max(2).optional()

/** What the invoice adds to a line, in percent of what it costs with its share of the freight (decision 0065). */
export const Imposto = z.object({
  ipi: z.number(),
  /** ICMS-ST, all of its rates in one; null: it depends on a state that is not known yet. */
  st: z.number().nullable(),
  /** How `st` came about, by the names of the invoice. */
  calculo: z
    .object({
      uf: z.string(),
      mva: z.number(),
      aliquotainterna: z.number(),
      aliquotainterestadual: z.number(),
      fcp: z.number(),
    })
    .optional(),
})

/** A supplier's rule: of one product, or of every product whose NCM begins so. */
export const RegraImposto = z.object({
  idcadastroextraproduto: id.nullable().default(null),
  ncm: z
    .string()
    .regex(/^\d{2,8}$/)
    .nullable()
    .default(null),
  /** Where the goods go; null: every state. */
  uf: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  /** Null: the rule does not set IPI; 0: it sets no IPI. */
  ipi: percentual(300).nullable().default(null),
  /** Null: the rule does not set ICMS-ST. With it goes `aliquotainterna`, 0 without ICMS-ST. */
  mva: percentual(1000).nullable().default(null),
  aliquotainterna: percentual(40).nullable().default(null),
  /** Null: by the Senate's resolutions, from the two states and the origin of the goods. */
  aliquotainterestadual: percentual(20).nullable().default(null),
  fcp: percentual(10).nullable().default(null),
})
export type RegraImposto = z.infer<typeof RegraImposto>

/** Whether the supplier's invoices add taxes to its prices, and what of it decides which. */
export const ConfiguracaoImposto = z.object({
  ligado: z.boolean(),
  /** The supplier makes the goods, or counts by law as their maker: IPI is charged. */
  industria: z.boolean(),
  /** Simples Nacional: no IPI beside the price, and no margin is adjusted between states. */
  simples: z.boolean(),
})
export type ConfiguracaoImposto = z.infer<typeof ConfiguracaoImposto>

/** The tax switch as the supplier keeps it: one row for each supplier. */
export const CadastroImposto = ConfiguracaoImposto.extend({ idfornecedor: idDeclarado })
export type CadastroImposto = z.infer<typeof CadastroImposto>

/** A tax rule as the supplier keeps it, with its id. */
export const CadastroRegraImposto = RegraImposto.extend({ idregra: idDeclarado })
export type CadastroRegraImposto = z.infer<typeof CadastroRegraImposto>

export const ImpostosDoFornecedor = ConfiguracaoImposto.extend({
  regras: z.array(RegraImposto.extend({ idregra: id })),
})

/** A product as the tax authority knows it; by `id`, or by `sku`. */
export const ProdutoTributado = z.object({
  id: id.optional(),
  sku: z.string().max(60).optional(),
  /** 8 digits; null: not known. */
  ncm: z
    .string()
    .regex(/^\d{8}$/)
    .nullable(),
  /** Table A of the ICMS: 1, 2, 3 and 8 are foreign. */
  origem: z.int().min(0).max(8).default(0),
})

import { makeTabelaImpostos, type RegraImposto, type TabelaImpostos } from '@vitrine/rules/imposto'

import type { Db, Fragment } from '#infra'

/** Rules of a supplier whose invoices add taxes to its prices; percentages in hundredths, as stored. */
export interface ImpostosRow {
  industria: boolean
  simples: boolean
  regras: RegraImposto[] | null
}

/** Null where supplier `f` has them turned off: then nothing is read. */
export function impostosJson(db: Db): Fragment {
  return db`(
    select jsonb_build_object('industria', c.industria, 'simples', c.simples, 'regras', (
      select jsonb_agg(to_jsonb(r) - '{idregra,idfornecedor,versao}'::text[]) from regra_imposto r where r.idfornecedor = c.idfornecedor))
    from configuracao_imposto c where c.idfornecedor = f.idfornecedor and c.ligado
  )`
}

/** The rules as the pricing of lines asks them; null while taxes are off. `uf`: state of the supplier. */
export function toTabela(row: ImpostosRow | null, uf: string): TabelaImpostos | null {
  if (!row) return null
  const { industria, simples, regras } = row
  return makeTabelaImpostos({ industria, simples, uf }, (regras ?? []).map(toRegra))
}

/** Its percentages leave their columns' hundredths. */
export function toRegra<T extends RegraImposto>(row: T): T {
  const { ipi, mva, aliquotainterna, aliquotainterestadual, fcp } = row
  return {
    ...row,
    ipi: percentOf(ipi),
    mva: percentOf(mva),
    aliquotainterna: percentOf(aliquotainterna),
    aliquotainterestadual: percentOf(aliquotainterestadual),
    fcp: percentOf(fcp),
  }
}

function percentOf(centesimos: number | null): number | null {
  return centesimos === null ? null : centesimos / 100
}

import type { ProdutoTributado, RegraImposto, SituacaoFiscal } from './regra.ts'

/** Index of the rules of a supplier by product and NCM: built once for each change of the rules, used for each line. */
export interface TabelaImpostos {
  situacao: SituacaoFiscal
  porAlvo: ReadonlyMap<string, RegrasDoAlvo>
}

interface RegrasDoAlvo {
  /** By state, '' for every one. */
  porUf: Map<string, RegraImposto>
}

/** Builds the index; `regras` in percent, `situacao` says where the supplier is and how it is taxed. */
export function makeTabelaImpostos(
  situacao: SituacaoFiscal,
  regras: readonly RegraImposto[],
): TabelaImpostos {
  const porAlvo = new Map<string, RegrasDoAlvo>()
  for (const regra of regras) {
    const alvo = regra.idcadastroextraproduto ?? regra.ncm ?? ''
    const doAlvo = porAlvo.get(alvo) ?? { porUf: new Map() }
    doAlvo.porUf.set(regra.uf ?? '', regra)
    porAlvo.set(alvo, doAlvo)
  }
  return { situacao, porAlvo }
}

/**
 * The rule that holds for a product in a state: one of the product itself, else the longest beginning of its NCM; of
 * equally long ones the rule of the state. Only rules for which `says` is true are considered: a rule of IPI alone is
 * skipped when ICMS-ST is looked up.
 */
export function chooseRegra(
  { porAlvo }: TabelaImpostos,
  produto: ProdutoTributado,
  { uf, says }: { uf: string | null; says: (regra: RegraImposto) => boolean },
): RegraImposto | null {
  for (const alvo of alvosOf(produto)) {
    const porUf = porAlvo.get(alvo)?.porUf
    for (const regra of [porUf?.get(uf ?? ''), porUf?.get('')]) if (regra && says(regra)) return regra
  }
  return null
}

/** Whether any state has a rule of ICMS-ST for the product. */
export function hasSt({ porAlvo }: TabelaImpostos, produto: ProdutoTributado): boolean {
  return alvosOf(produto).some((alvo) => [...(porAlvo.get(alvo)?.porUf.values() ?? [])].some(saysSt))
}

export function saysIpi({ ipi }: RegraImposto): boolean {
  return ipi !== null
}

export function saysSt({ mva }: RegraImposto): boolean {
  return mva !== null
}

/** The product, then its NCM and ever shorter beginnings of it. */
function alvosOf({ id, ncm }: ProdutoTributado): string[] {
  const codigo = ncm ?? ''
  const prefixos = Array.from({ length: Math.max(0, codigo.length - 1) }, (_, menos) =>
    codigo.slice(0, codigo.length - menos),
  )
  return [id, ...prefixos]
}

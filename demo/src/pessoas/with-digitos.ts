import { isCnpj, isCpf } from '@vitrine/rules/documento'

/** A document from its first nine (CPF) or twelve (CNPJ) characters and the one pair of digits that makes it valid. */
export function withDigitos(tipo: 'CPF' | 'CNPJ', raiz: string): string {
  const isValid = tipo === 'CPF' ? isCpf : isCnpj
  for (let i = 0; i < 100; i++) {
    const documento = `${raiz}${String(i).padStart(2, '0')}`
    if (isValid(documento)) return documento
  }
  throw new Error(`no check digits fit ${tipo} ${raiz}`)
}

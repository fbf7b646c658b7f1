import { isCnpj } from './cnpj.ts'
import { isCpf } from './cpf.ts'
import { normalizeDocumento } from './normalize-documento.ts'

/**
 * What to say of a document whose check digits do not hold, as early as that can be known: of fourteen characters at once, of eleven
 * digits when nothing more is coming (`isWhole`), for they may be the beginning of a CNPJ. Null: nothing to say. Fourteen with letters
 * may be of another country, and are doubted by their own dots alone.
 */
export function findDeslize(text: string, { isWhole }: { isWhole: boolean }): string | null {
  const documento = normalizeDocumento(text)
  const isDeCnpj =
    /^\d{14}$/.test(documento) || /^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d$/i.test(text.trim())
  if (isDeCnpj && !isCnpj(documento))
    return 'Confira o CNPJ: os dois últimos números não combinam com os outros.'
  if (isWhole && /^\d{11}$/.test(documento) && !isCpf(documento))
    return 'Confira o CPF: os dois últimos números não combinam com os outros.'
  return null
}

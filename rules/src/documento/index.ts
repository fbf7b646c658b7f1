export { formatCep, isCep, normalizeCep } from './cep.ts'
export { isUf, ufs } from './uf.ts'
export { isCnpj, withCnpjDigitos } from './cnpj.ts'
export { isCpf, withCpfDigitos } from './cpf.ts'
export {
  detectTipoDocumento,
  formatDocumento,
  isDocumentoEstrangeiro,
  maskDocumentoParcial,
  normalizeDocumento,
} from './documento.ts'
export type { TipoDocumento } from './documento.ts'
export { isEan, withEanDigito } from './ean.ts'
export { isEmail, normalizeEmail } from './email.ts'
export { formatEndereco } from './format-endereco.ts'
export type { EnderecoEscrito } from './format-endereco.ts'
export { isMaiorDe18, mayHaveConta, provesMaioridade } from './idade.ts'
export { normalizeLogin } from './login.ts'
export type { Login } from './login.ts'
export { maskDocumentoWhileTyping, maskTelefoneWhileTyping, maskWhileTyping } from './mask-while-typing.ts'
export { formatTelefone, normalizeTelefone } from './telefone.ts'
export { findDeslize } from './find-deslize.ts'

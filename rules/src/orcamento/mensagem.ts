import { formatDia } from '#data'
import { formatReais } from '#dinheiro'

interface Oferta {
  numpedido: number
  versao: number
  cliente: string
  loja: string
  total: number
  /** 'YYYY-MM-DD'. */
  validade: string
  link: string
}

/** What is written to a customer outside of the store about a version of a budget. */
export function composeMensagem({ numpedido, versao, cliente, loja, total, validade, link }: Oferta): string {
  const pronto =
    versao > 1
      ? `A nova versão do orçamento ${numpedido} da ${loja} está pronta`
      : `O orçamento ${numpedido} da ${loja} está pronto`
  const oferta = `${formatReais(total)}, vale até ${formatDia(validade)}`
  return `Olá, ${cliente}! ${pronto}: ${oferta}. Veja e responda: ${link}`
}

/** A message ready to be sent by WhatsApp; digits of the phone with area code, '' lets the sender choose to whom. */
export function toLinkWhatsApp(telefone: string, mensagem: string): string {
  const digitos = telefone.replaceAll(/\D/g, '')
  const numero = digitos.length >= 10 && digitos.length <= 11 ? `55${digitos}` : digitos
  return `https://wa.me/${numero}?text=${encodeURIComponent(mensagem)}`
}

import type { CobrancaTeste, ContaProvedor } from '@vitrine/contract'
import { formatInstante } from '@vitrine/rules/data'

/** Who takes the money now, in words. */
export const sayEmUso: Readonly<Record<ContaProvedor['em_uso'], string>> = {
  CONTA: 'O dinheiro do Pix, do boleto e do cartão vai para a conta da loja no Mercado Pago.',
  PLATAFORMA:
    'A plataforma ligou uma conta no Mercado Pago para esta loja. Uma conta gravada aqui toma o lugar dela.',
  SIMULADOR:
    'Nesta demonstração quem recebe é um banco de mentira: nenhum dinheiro se move. Uma conta gravada aqui toma o lugar dele.',
  NENHUMA: 'Ninguém recebe ainda: a loja não oferece Pix, boleto nem cartão.',
}

/** What is known of each secret: never the secret. */
export function sayGuardado(final: string): string {
  return final === '' ? 'nenhum' : `termina em ${final}`
}

/** Since when, and whether the account is one for trying. */
export function sayGravada({ gravada_em, chave_publica }: ContaProvedor, fuso: string): string {
  const desde = gravada_em ? `Segredos gravados em ${formatInstante(gravada_em, fuso)}.` : ''
  return chave_publica.startsWith('TEST-') ? `${desde} Credenciais de teste: ninguém paga de verdade.` : desde
}

export interface PassoDoTeste {
  nome: string
  frase: string
  estado: 'feito' | 'espera' | 'falhou'
}

/** Whether something may still become of it: then it is looked at again. */
export function isEsperado({ estado, avisada_em }: CobrancaTeste): boolean {
  return estado === 'PENDENTE' || (estado === 'PAGO' && avisada_em === null)
}

/** How far a test charge came: the provider takes the account, the money comes, the provider tells of it. */
export function listPassosDoTeste(teste: CobrancaTeste): PassoDoTeste[] {
  const { estado, recusa, avisada_em } = teste
  if (estado === 'CRIADO' || estado === 'RECUSADO')
    return [{ nome: 'Cobrança', estado: 'falhou', frase: recusa ?? 'O provedor não fez a cobrança.' }]
  const feita: PassoDoTeste = {
    nome: 'Cobrança',
    estado: 'feito',
    frase: 'O provedor aceitou a conta e fez o Pix.',
  }
  if (estado === 'EXPIRADO' || estado === 'CANCELADO')
    return [
      feita,
      { nome: 'Pagamento', estado: 'falhou', frase: 'O prazo acabou sem pagamento. Faça outra.' },
    ]
  if (estado === 'PENDENTE')
    return [feita, { nome: 'Pagamento', estado: 'espera', frase: 'Pague com o aplicativo do seu banco.' }]
  const paga: PassoDoTeste = {
    nome: 'Pagamento',
    estado: 'feito',
    frase: estado === 'ESTORNADO' ? 'Pago, e devolvido depois.' : 'Pago. O valor está na conta do provedor.',
  }
  const aviso: PassoDoTeste = avisada_em
    ? { nome: 'Aviso', estado: 'feito', frase: 'O provedor avisou a loja: pedidos são confirmados na hora.' }
    : {
        nome: 'Aviso',
        estado: 'espera',
        frase:
          'O aviso do provedor ainda não chegou. Sem ele os pedidos são confirmados com minutos de atraso: confira o endereço e a assinatura secreta dos webhooks.',
      }
  return [feita, paga, aviso]
}

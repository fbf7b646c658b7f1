import { uuidv7 } from '#infra'

import { toLinha } from './compose-acesso.ts'
import type { Carta } from './compose.ts'

const FATOS = {
  CONFIGURADO: [
    'segundo fator configurado',
    'Um aplicativo autenticador acabou de ser configurado no seu acesso: a partir de agora o login pede também um código. Os outros acessos foram encerrados.',
  ],
  TROCADO: [
    'aplicativo autenticador removido',
    'O aplicativo autenticador acabou de ser removido do seu acesso: o login continua a pedir uma chave de acesso (passkey) ou um código de recuperação.',
  ],
  REMOVIDO: [
    'segundo fator removido',
    'O segundo fator acabou de ser removido do seu acesso: o login volta a pedir só a senha.',
  ],
} as const

/** "Another lock is on your login, or off": to its owner, who notices when it was somebody else. */
export function composeFatorMudado(
  { nome, email }: { nome: string; email: string },
  fato: keyof typeof FATOS,
): Carta {
  const [assunto, texto] = FATOS[fato]
  return {
    idcorreio: uuidv7(),
    para: email,
    assunto: `Vitrine: ${assunto}`,
    texto: `Olá, ${toLinha(nome)}!\n\n${texto}\n\nNão foi você? Peça já uma nova senha em "Esqueci minha senha" e fale com quem administra a loja em que você trabalha.\n\nVitrine`,
  }
}

/** "There is one more way into your login, or one less": to its owner, who notices when it was somebody else. */
export function composePasskeyMudada(
  { nome: quem, email }: { nome: string; email: string },
  { fato, nome }: { fato: 'CRIADA' | 'REMOVIDA'; nome: string },
): Carta {
  const dita = toLinha(nome)
  const texto =
    fato === 'CRIADA'
      ? `Uma chave de acesso (passkey), "${dita}", acabou de ser criada: quem a tem entra no painel com ela, sem a senha.`
      : `A chave de acesso (passkey) "${dita}" acabou de ser removida: ela não entra mais no painel.`
  return {
    idcorreio: uuidv7(),
    para: email,
    assunto: `Vitrine: chave de acesso ${fato === 'CRIADA' ? 'criada' : 'removida'}`,
    texto: `Olá, ${toLinha(quem)}!\n\n${texto}\n\nNão foi você? Remova-a já em "Minha conta", no painel, peça uma nova senha em "Esqueci minha senha" e fale com quem administra a loja em que você trabalha.\n\nVitrine`,
  }
}

/** "The store took your second proof off, as you asked": so that nobody asks for it in somebody's name. */
export function composeFatorRetirado(
  { nome, email }: { nome: string; email: string },
  { loja, por }: { loja: string; por: 'loja' | 'plataforma' },
): Carta {
  const quem = por === 'loja' ? `Quem administra a loja ${toLinha(loja)}` : 'O suporte da plataforma'
  return {
    idcorreio: uuidv7(),
    para: email,
    assunto: 'Vitrine: segundo fator retirado do seu acesso',
    texto: `Olá, ${toLinha(nome)}!\n\n${quem} retirou o segundo fator do seu acesso, e os seus acessos foram encerrados. Entre com a sua senha e configure de novo em "Minha conta".\n\nVocê não pediu isso? Crie já uma nova senha em "Esqueci minha senha" e fale com a loja.\n\nVitrine`,
  }
}

/** "This key ends soon": to who made it, or to who runs the store when that person works there no more. */
export function composeChaveVence({
  email,
  nome,
  loja,
  chave,
  dia,
}: {
  email: string
  nome: string
  loja: string
  chave: string
  /** '05/12/2026'. */
  dia: string
}): Carta {
  const dita = toLinha(chave)
  return {
    idcorreio: uuidv7(),
    para: email,
    assunto: `${toLinha(loja)}: a chave "${dita}" vale até ${dia}`,
    texto: `Olá, ${toLinha(nome)}!\n\nA chave de API "${dita}" da loja ${toLinha(loja)} vale até ${dia}. Depois disso o sistema que a usa deixa de entrar.\n\nTroque a chave em "Integrações", no painel: a nova e a de agora valem juntas por uns dias, para o sistema mudar sem parar. Se ela não é mais usada, não é preciso fazer nada.\n\nVitrine`,
  }
}

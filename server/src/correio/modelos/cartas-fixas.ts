/** Letters whose words no store chooses, and why: what they say is owed, or opens a door. */
const PORQUE = {
  segredo:
    'Leva um código ou link que dá acesso, ou avisa que um mudou: o texto é da plataforma, para que ninguém o imite.',
  dinheiro: 'Conta o dinheiro do cliente linha a linha, como a lei e o combinado mandam.',
  prazo: 'Registra um direito ou um prazo que a lei manda dizer assim.',
  equipe: 'Vai para quem cuida da loja, não para clientes.',
} as const

const fixas: readonly [nome: string, quando: string, porque: keyof typeof PORQUE][] = [
  [
    'Pedido recebido',
    'Quando o pedido ou o pedido de orçamento chega, com tudo o que foi combinado.',
    'dinheiro',
  ],
  [
    'Faltou parte do pedido',
    'Quando a separação não achou tudo, com o que volta para o cliente.',
    'dinheiro',
  ],
  ['Peso diferente do pedido', 'Quando o peso muda o valor, com a pergunta e a resposta.', 'dinheiro'],
  ['Pagamento devolvido', 'Quando veio dinheiro de que o pedido não precisava.', 'dinheiro'],
  ['Devolução do valor', 'Quando a loja pede a chave Pix e quando devolve.', 'dinheiro'],
  [
    'Cartão cobrado antes do fim da reserva',
    'Quando a reserva no cartão acabaria antes da separação.',
    'dinheiro',
  ],
  ['Faturas', 'Quando nascem, vencem, atrasam, são pagas ou reabertas.', 'dinheiro'],
  ['Nota fiscal', 'Quando é emitida ou cancelada.', 'prazo'],
  ['Desistência da compra', 'Quando o cliente desiste no prazo da lei, com o protocolo.', 'prazo'],
  ['Devoluções de produtos', 'Quando o pedido de devolução é aberto, aceito ou recusado.', 'prazo'],
  ['Pedido em análise', 'Quando o pedido é retido por segurança e quando é liberado.', 'prazo'],
  ['Lembretes e pausas de assinaturas', 'Um dia antes de cada pedido, e quando algo impede um.', 'prazo'],
  ['Aprovação de compras', 'Quando um usuário pede e recebe a aprovação da empresa dele.', 'dinheiro'],
  [
    'Passou a entregar no seu endereço',
    'Uma vez, a quem pediu para ser avisado; fala de várias lojas.',
    'prazo',
  ],
  ['Confirmação de e-mail', 'No cadastro e quando o e-mail muda.', 'segredo'],
  ['Recuperação de senha', 'Quando alguém pede para criar outra senha, e quando ela muda.', 'segredo'],
  ['Segundo fator', 'Quando é configurado, removido ou retirado por quem administra a loja.', 'segredo'],
  ['Chave de acesso (passkey)', 'Quando alguém da equipe cria ou remove uma.', 'segredo'],
  ['Chave de API perto do fim', 'Uma vez, sete dias antes, a quem criou a chave.', 'equipe'],
  ['Convites de acesso', 'Quando alguém é convidado para uma empresa ou para a equipe.', 'segredo'],
  ['Cadastro analisado', 'Quando o cadastro de uma empresa é aprovado ou recusado.', 'prazo'],
  [
    'Pedidos sobre dados pessoais',
    'À pessoa, quando o pedido chega e quando a loja responde, com o protocolo e o prazo.',
    'prazo',
  ],
  [
    'Prazo de pedidos sobre dados pessoais',
    'Quando um chega pela loja virtual, cinco dias e um dia antes do prazo da lei, e quando ele passa.',
    'equipe',
  ],
  ['Avisos à loja', 'Domínio, remetente, webhooks, formulários e orçamentos recusados.', 'equipe'],
]

export const cartasFixas = fixas.map(([nome, quando, porque]) => ({ nome, quando, fixa: PORQUE[porque] }))

import type { CaracteristicaGuardada } from '@vitrine/contract'

import { novoCampo, type CampoEscrito } from './campo-escrito.ts'
import type { Escopo } from './campos-ditos.ts'

type Sugerido = Partial<CampoEscrito> & Pick<CampoEscrito, 'codigo' | 'nome'>

/**
 * What many stores ask, and the shop does not ask already: the number of the customer's own order and the landmark of an address have
 * fields of their own (§3 Order submission, Address). None asks for more than a sale needs (LGPD art. 6, III).
 */
const sugestoes: Readonly<Record<Escopo, readonly Sugerido[]>> = {
  CLIENTE: [
    {
      codigo: 'inscricao_estadual',
      nome: 'Inscrição estadual',
      ajuda: 'O estado e o número. Se a empresa é isenta, escreva ISENTO.',
      tipo: 'INSCRICAO_ESTADUAL',
      pessoa: 'JURIDICA',
    },
    {
      codigo: 'ramo',
      nome: 'Ramo de atividade',
      tipo: 'LISTA',
      pessoa: 'JURIDICA',
      opcoes: ['Bar ou restaurante', 'Mercado ou mercearia', 'Hotel ou pousada', 'Escritório', 'Outro'],
    },
    {
      codigo: 'contato_de_compras',
      nome: 'Quem cuida das compras',
      ajuda: 'Nome da pessoa com quem a loja fala sobre os pedidos.',
      pessoa: 'JURIDICA',
      maximo: 80,
    },
    {
      codigo: 'como_conheceu',
      nome: 'Como conheceu a loja',
      tipo: 'LISTA',
      opcoes: ['Indicação', 'Busca na internet', 'Redes sociais', 'Já era cliente', 'Outro'],
    },
  ],
  PEDIDO: [
    {
      codigo: 'quem_recebe',
      nome: 'Nome de quem recebe',
      ajuda: 'Se não for você.',
      maximo: 80,
    },
    {
      codigo: 'local_de_descarga',
      nome: 'Local de descarga',
      ajuda: 'Doca, portão ou andar onde o caminhão encosta.',
      pessoa: 'JURIDICA',
      maximo: 80,
    },
    {
      codigo: 'precisa_agendar',
      nome: 'É preciso agendar a entrega?',
      tipo: 'SIMNAO',
      pessoa: 'JURIDICA',
    },
    {
      codigo: 'cartao_de_presente',
      nome: 'Mensagem do cartão',
      ajuda: 'Para presente: o que escrever no cartão.',
      tipo: 'TEXTO_LONGO',
      maximo: 200,
    },
  ],
}

/** Those of a form that the store never had. */
export const listSugestoes = (escopo: Escopo, todos: readonly CaracteristicaGuardada[]): CampoEscrito[] =>
  sugestoes[escopo]
    .filter(({ codigo }) => !todos.some((campo) => campo.escopo === escopo && campo.codigo === codigo))
    .map((sugerido) => ({ ...novoCampo(escopo), ...sugerido }))

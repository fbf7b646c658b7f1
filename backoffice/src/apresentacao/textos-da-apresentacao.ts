import type { Apresentacao } from '@vitrine/contract'

import type { Textos } from '#cadastro'

type Ditas = Pick<Apresentacao, 'rodape' | 'seo'>

/** What is said, by the names of its fields. */
export const toTextos = ({ rodape, seo }: Ditas) => ({ ...rodape, ...seo })

/** What stands in the fields. */
export function readApresentacao(textos: Textos): Ditas {
  const dito = (campo: string) => (textos[campo] ?? '').trim()
  return {
    rodape: {
      nome: dito('nome'),
      razaosocial: dito('razaosocial'),
      cnpj: dito('cnpj'),
      endereco: dito('endereco'),
      telefone: dito('telefone'),
      email: dito('email'),
      horario_atendimento: dito('horario_atendimento'),
    },
    seo: { title: dito('title'), description: dito('description') },
  }
}

import { writeNumero } from '#numero'

import type { CampoCaracteristica } from './caracteristica.ts'
import type { AlvoCaracteristica } from './de-quem.ts'
import { sayLetras } from './limites.ts'

type Dito = Omit<CampoCaracteristica, 'codigo'> & AlvoCaracteristica & { escopo: 'CLIENTE' | 'PEDIDO' }

/** What a field asks, of whom and when, in a sentence of plain words: 'Pede um texto de uma linha, até 60 letras, a empresas, em cada pedido. É obrigatório.' */
export function describeCaracteristica(campo: Dito): string {
  const { escopo, obrigatoria } = campo
  const quando = escopo === 'CLIENTE' ? 'no cadastro' : 'em cada pedido'
  const partes = ['Pede ' + sayTipo(campo), sayLimites(campo), sayQuem(campo), quando].filter(
    (parte) => parte !== '',
  )
  return `${partes.join(', ')}. ${obrigatoria ? 'É obrigatório.' : 'É opcional.'}`
}

function sayTipo({ tipo, opcoes }: Dito): string {
  switch (tipo) {
    case 'TEXTO':
      return 'um texto de uma linha'
    case 'TEXTO_LONGO':
      return 'um texto de várias linhas'
    case 'NUMERO':
      return 'um número'
    case 'DATA':
      return 'uma data'
    case 'LISTA':
      if (opcoes.length === 0) return 'a escolha de uma opção'
      return opcoes.length === 1 ? 'a escolha de 1 opção' : `a escolha de uma entre ${opcoes.length} opções`
    case 'SIMNAO':
      return 'um sim ou não'
    case 'INSCRICAO_ESTADUAL':
      return 'a inscrição estadual, conferida pela regra do estado'
  }
}

function sayLimites({ tipo, minimo, maximo }: Dito): string {
  const say = tipo === 'NUMERO' ? writeNumero : sayLetras
  if (minimo !== null && maximo !== null)
    return `de ${tipo === 'NUMERO' ? writeNumero(minimo) : minimo} a ${say(maximo)}`
  if (minimo !== null)
    return tipo === 'NUMERO' ? `de ${say(minimo)} para cima` : `com pelo menos ${say(minimo)}`
  return maximo === null ? '' : `até ${say(maximo)}`
}

const deQuem = { TODAS: 'a todos', FISICA: 'a pessoas físicas', JURIDICA: 'a empresas' } as const

function sayQuem({ pessoa, tags }: Dito): string {
  if (tags.length === 0) return deQuem[pessoa]
  const grupos = tags.length === 1 ? `do grupo ${tags[0]}` : `dos grupos ${listE(tags)}`
  return `${pessoa === 'TODAS' ? 'a quem é' : `${deQuem[pessoa]}`} ${grupos}`
}

const listE = (nomes: readonly string[]): string => `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}`

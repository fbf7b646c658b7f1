import {
  colunasCupom,
  joinLista,
  splitLista,
  withCategorias,
  type Coluna,
  type Leitura,
} from '@vitrine/rules/importacao'
import { foldTexto } from '@vitrine/rules/texto'

import type { NomesDaLoja } from './nomes-da-loja.ts'

/** The columns of coupons as this store reads them: categories and payment methods are its own, by their names. */
export function colunasDaLoja({ categorias, formas }: NomesDaLoja): readonly Coluna[] {
  const [caminho] = withCategorias(
    [{ campo: 'categoria', titulo: '', sinonimos: [], read: (valor) => ({ valor }) }],
    categorias.nomes.values(),
  )
  const leituras: Readonly<Record<string, (nome: string) => Leitura>> = {
    categorias: (nome) => caminho?.read(nome) ?? { valor: nome },
    idformapagto: (nome) => {
      const id = formas.ids.get(foldTexto(nome))
      if (id) return { valor: formas.nomes.get(id) ?? nome }
      const porque =
        id === null ? 'é o nome de mais de uma forma de pagamento' : 'não é uma forma de pagamento desta loja'
      return { erro: `"${nome.slice(0, 60)}" ${porque}.` }
    },
  }
  return colunasCupom.map((coluna: Coluna): Coluna => {
    const read = leituras[coluna.campo]
    return read ? { ...coluna, read: (celula) => readTodos(coluna.read(celula), read) } : coluna
  })
}

/** Each name of a list as the store writes it. */
function readTodos(lida: Leitura, read: (nome: string) => Leitura): Leitura {
  if ('erro' in lida) return lida
  const lidas = splitLista(String(lida.valor ?? '')).map(read)
  const recusada = lidas.find((cada) => 'erro' in cada)
  return (
    recusada ?? { valor: joinLista(lidas.flatMap((cada) => ('valor' in cada ? [String(cada.valor)] : []))) }
  )
}

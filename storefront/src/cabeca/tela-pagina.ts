import type { Bloco, PaginaEstatica } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { parseTextoRico } from '@vitrine/rules/texto-rico'

import type { PaginaDaLoja, Parte } from './cabeca.ts'
import { makeMigalhas, makePerguntas } from './dado.ts'

/** A static page; where it answers questions, search engines may show them (FAQPage). `home` is its store's. */
export function makePagina({ dados, raiz }: PaginaDaLoja, home: string): Parte {
  const { pagina } = dados as { pagina: PaginaEstatica | null } // what pagina-estatica/load-pagina.ts returns
  if (!pagina) return {}
  const { titulo, descricao, slug, blocos } = pagina
  const { loja, origem } = raiz
  const perguntas = blocos.flatMap(listPerguntas)
  return {
    titulo,
    descricao,
    tipo: 'article',
    dados: [
      makeMigalhas([
        { nome: loja.nome, url: home },
        { nome: titulo, url: origem + urls.pagina(loja.slug, slug) },
      ]),
      ...(perguntas.length > 0 ? [makePerguntas(perguntas)] : []),
    ],
  }
}

/** Answers without the signs that make them bold or a link. */
function listPerguntas(bloco: Bloco) {
  if (bloco.tipo !== 'PERGUNTAS') return []
  return bloco.perguntas.map(({ pergunta, resposta }) => ({
    pergunta,
    resposta: parseTextoRico(resposta)
      .map(({ texto }) => texto)
      .join(''),
  }))
}

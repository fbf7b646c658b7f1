import type { Bloco, LojaColeta } from '@vitrine/contract'
import { parseTextoRico } from '@vitrine/rules/texto-rico'

import { openFolha, type Folha } from '#documento'

import type { Impresso } from './impresso.ts'

const CINZA = '#5b6270'

/** Who publishes it. */
export interface Editor {
  nome: string
  razaosocial: string
  cnpj: string
  contato: string
  slug: string
}

/** A page of typed blocks on paper: whose it is, which version, its words; below each page its number. Its bytes as they are made. */
export async function drawImpresso(
  { nome, razaosocial, cnpj, contato }: Editor,
  { titulo, resumo, versao, blocos, lojas }: Impresso,
): Promise<AsyncIterable<Uint8Array>> {
  const folha = await openFolha({
    titulo: `${titulo} · ${nome}`,
    autor: razaosocial,
    rodape: `${nome} · ${titulo} · ${versao}`,
  })
  folha.write(nome, { tamanho: 11, negrito: true })
  folha.write([razaosocial, cnpj && `CNPJ ${cnpj}`].filter(Boolean).join(' · '), { cor: CINZA, antes: 2 })
  if (contato) folha.write(contato, { cor: CINZA })
  folha.rule()
  folha.write(titulo, { tamanho: 18, negrito: true, antes: 8 })
  folha.write(versao, { cor: CINZA, antes: 2 })
  if (resumo) folha.write(resumo, { tamanho: 10.5, cor: CINZA, antes: 8, corre: true })
  for (const bloco of blocos) drawBloco(folha, bloco, lojas)
  return folha.finish()
}

const corpo = { tamanho: 10.5, antes: 6, corre: true } as const

function drawBloco(folha: Folha, bloco: Bloco, lojas: readonly LojaColeta[]): void {
  switch (bloco.tipo) {
    case 'TITULO':
      // A heading stays with the first lines of what it is over.
      folha.fit(64)
      return folha.write(bloco.texto, { tamanho: bloco.nivel === 2 ? 13 : 11, negrito: true, antes: 12 })
    case 'TEXTO':
      return drawTexto(folha, bloco.texto)
    case 'LISTA':
      return drawLista(folha, bloco)
    case 'TABELA':
      return drawTabela(folha, bloco)
    case 'IMAGEM':
      return folha.write([`[Imagem: ${bloco.imagem.alt}]`, bloco.legenda].filter(Boolean).join(' '), {
        ...corpo,
        cor: CINZA,
      })
    case 'VIDEO':
      return folha.write(`[Vídeo: ${bloco.titulo}]`, { ...corpo, cor: CINZA })
    case 'PERGUNTAS':
      return drawPerguntas(folha, bloco)
    case 'MAPA':
      return drawLojas(folha, lojas)
    case 'FORMULARIO':
      return folha.write(`[Formulário: ${bloco.titulo}]`, { ...corpo, cor: CINZA })
    case 'CARROSSEL':
      // Its products change each day: paper has none of them.
      return undefined
  }
}

type BlocoDe<T extends Bloco['tipo']> = Extract<Bloco, { tipo: T }>

function drawLista(folha: Folha, { ordenada, itens }: BlocoDe<'LISTA'>): void {
  for (const [i, item] of itens.entries())
    folha.write(`${ordenada ? `${i + 1}.` : '•'}  ${toPlano(item)}`, corpo)
}

function drawPerguntas(folha: Folha, { perguntas }: BlocoDe<'PERGUNTAS'>): void {
  for (const { pergunta, resposta } of perguntas) {
    folha.fit(48)
    folha.write(pergunta, { tamanho: 10.5, negrito: true, antes: 10 })
    drawTexto(folha, resposta)
  }
}

function drawLojas(folha: Folha, lojas: readonly LojaColeta[]): void {
  for (const { nome, descricao_endereco_loja, telefone } of lojas) {
    folha.write(nome, { tamanho: 10.5, negrito: true, antes: 8 })
    folha.write([descricao_endereco_loja, telefone].filter(Boolean).join(' · '), { antes: 1 })
  }
}

function drawTexto(folha: Folha, texto: string): void {
  for (const paragrafo of texto.split(/\n{2,}/)) folha.write(toPlano(paragrafo), corpo)
}

function drawTabela(folha: Folha, { legenda, colunas, linhas }: BlocoDe<'TABELA'>): void {
  const largura = folha.largura / colunas.length
  const toColunas = (textos: readonly string[]) => textos.map((texto) => ({ texto, largura }))
  folha.fit(64)
  folha.write(legenda, { tamanho: 10, negrito: true, antes: 10 })
  folha.row(toColunas(colunas), { cor: CINZA })
  for (const linha of linhas) folha.row(toColunas(linha))
}

/** Words without marks; where a link leads beside them, as far as it is not a screen of the store. */
function toPlano(texto: string): string {
  return parseTextoRico(texto)
    .map((trecho) => {
      const isFora = trecho.tipo === 'link' && /^https?:/i.test(trecho.href)
      return isFora && trecho.href !== trecho.texto ? `${trecho.texto} (${trecho.href})` : trecho.texto
    })
    .join('')
}

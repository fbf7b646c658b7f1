import type { PalavrasDoCadastro } from './unidade.ts'

const ordem = ['Ordem na lista'] as const
const ativo = ['Ativo'] as const
const nome = ['Nome'] as const
const descricao = ['Descrição'] as const
const categoria = { de: 'categoria' } as const
const produto = { de: 'produto' } as const

/** What is sold, and how it is found. */
export const palavrasDoCatalogo = {
  produto: {
    tipo: 'Produto',
    nome: 'nome',
    campos: {
      idcadastroextraproduto: null,
      idproduto: null,
      sku: ['Código (SKU)'],
      ean: ['EAN'],
      nome,
      marca: ['Marca'],
      descricao,
      especificacoes: ['Especificações'],
      idcategoria: ['Categoria', categoria],
      embalagem: ['Embalagem'],
      unidade: ['Unidade'],
      unidade_base: ['Unidade de comparação'],
      fator_unidade: ['Quanto cabe na unidade'],
      preco: ['Preço', 'decimilesimos'],
      precooferta: ['Preço de oferta', 'decimilesimos'],
      precovendaatacado: ['Preço de atacado', 'decimilesimos'],
      preco_embalagem: ['Preço da embalagem', 'decimilesimos'],
      custo: ['Custo', 'decimilesimos'],
      precominimo: ['Preço mínimo negociável', 'decimilesimos'],
      desconto_progressivo: ['Desconto por quantidade'],
      minvendaatacado: ['Quantidade mínima no atacado', 'milesimos'],
      multiploincremento: ['Vendido em múltiplos de', 'milesimos'],
      granularidade: ['Menor fração vendida', 'milesimos'],
      min_por_pedido: ['Mínimo por pedido', 'milesimos'],
      maxporpedido: ['Máximo por pedido', 'milesimos'],
      maior_de_18: ['Só para maiores de 18'],
      tags: ['Etiquetas'],
      idprodutoprincipal: ['Variação de', produto],
      imagens: ['Fotos'],
      vendas: ['Quanto vende'],
      ativo: ['À venda'],
      peso_gramas: ['Peso', 'gramas'],
      ncm: ['NCM'],
      origem: ['Origem fiscal'],
    },
  },
  estoque: {
    tipo: 'Estoque',
    nome: { coluna: 'idcadastroextraproduto', parte: 0, ...produto },
    campos: { idcadastroextraproduto: null, quantidade: ['Quantidade em estoque', 'milesimos'] },
  },
  categoria: {
    tipo: 'Categoria',
    nome: 'nome',
    campos: {
      idcategoria: null,
      idcategoriapai: ['Dentro da categoria', categoria],
      slug: ['Endereço na loja'],
      nome,
      icone: ['Ícone'],
      fundo: ['Imagem de fundo'],
      ordem,
      idsegmento: ['Segmento', { de: 'segmento' }],
      idsetor: ['Setor', { de: 'setor' }],
      dispositivos: ['Aparelhos', 'codigo'],
    },
  },
  tag_pesquisa: {
    tipo: 'Etiqueta de busca',
    nome: 'nome',
    campos: {
      tag: ['Etiqueta'],
      nome,
      grupo: ['Grupo'],
      promovida: ['Em destaque'],
      ordem,
    },
  },
  sinonimo: {
    tipo: 'Sinônimo de busca',
    nome: 'termo',
    campos: { termo: ['Palavra'], sinonimos: ['Sinônimos'] },
  },
  segmento: { tipo: 'Segmento', nome: 'nome', campos: { idsegmento: null, nome, ordem } },
  setor: { tipo: 'Setor', nome: 'nome', campos: { idsetor: null, nome, icone: ['Ícone'], ordem } },
  combo: {
    tipo: 'Combo',
    nome: 'nome',
    campos: {
      idcombopromocional_cabecalho: null,
      nome,
      descricao,
      inicio: ['Começa em', 'dia'],
      fim: ['Termina em', 'dia'],
      limite_por_pedido: ['Máximo por pedido'],
      exige_login: ['Só para quem entrou'],
      condicoes: ['Condições'],
      tipo_preco: ['Como é o preço', 'codigo'],
      preco_centavos: ['Preço', 'centavos'],
      percentual: ['Percentual', 'porcento'],
      ordem,
      ativo,
    },
  },
  combo_grupo: {
    tipo: 'Parte de combo',
    nome: 'nome',
    campos: {
      idgrupo: null,
      idcombopromocional_cabecalho: ['Combo', { de: 'combo' }],
      nome,
      minimo: ['Mínimo'],
      maximo: ['Máximo'],
      repete: ['Pode repetir produto'],
      ordem,
    },
  },
  combo_produto: {
    tipo: 'Produto de combo',
    nome: { coluna: 'idcadastroextraproduto', parte: 1, ...produto },
    campos: {
      idgrupo: ['Parte do combo', { de: 'combo_grupo' }],
      idcadastroextraproduto: null,
      quantidade: ['Quantidade', 'milesimos'],
      preco: ['Preço', 'decimilesimos'],
      ordem,
    },
  },
  imagem: {
    tipo: 'Imagem enviada',
    nome: null,
    campos: { tipo: ['Formato', 'codigo'], cor: null, bytes: ['Tamanho em bytes'] },
  },
} as const satisfies Record<string, PalavrasDoCadastro>

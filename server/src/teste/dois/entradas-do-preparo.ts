import { randomUUID } from 'node:crypto'

import { modulos } from '@vitrine/rules/acesso'
import { FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import { PONTO } from '../exemplares/build-chat.ts'
import { dadosDaFileira } from '../exemplares/build-conteudo.ts'
import { requerimentoDeTeste } from '../exemplares/build-requerimento.ts'

/** Of a theme. */
const entradas = {
  brand: '#14693f',
  accent: '#f2b84b',
  font: 'Figtree',
  radius: 12,
  density: 1,
  logoRatio: 4,
  imageRatio: 1,
  scheme: 'light',
}

const geojson = {
  type: 'Polygon',
  coordinates: [
    [
      [-47.1, -22.9],
      [-47, -22.9],
      [-47, -22.8],
      [-47.1, -22.9],
    ],
  ],
}

/** Words of a letter. */
const escrita = { assunto: '{loja}: {produto} voltou', texto: 'Voltou: {produto}.\n\nVer: {link}\n\n{loja}' }

const cupom = () => ({
  codigocupom: `C${randomUUID().slice(-12).toUpperCase()}`,
  nome: 'Dez por cento',
  tipodesconto: 'percentual',
  valor: 10,
})

/** A combo of one product, in the group of this id. */
export const comboCom = (idgrupo: string, idcadastroextraproduto: string) => ({
  nome: 'Um só',
  preco: { tipo: 'percentual', percentual: 10 },
  grupos: [{ idgrupo, nome: 'Um', minimo: 1, maximo: 1, produtos: [{ idcadastroextraproduto }] }],
})

/** A day that a matrix of rights opens without anybody having closed it, and that the suppliers of `dois` have closed. */
export const diaDaMatriz = '2031-01-02'

/** Bodies by which a store is prepared (decision 0137): they cannot be made up from the schema. */
export const entradasDoPreparo = {
  'PUT /painel/v1/{idfornecedor}/cupons/{idcupom}': () => ({ body: cupom() }),
  'POST /painel/v1/{idfornecedor}/cupons/ensaio': () => ({
    body: { cupom: { idcupom: randomUUID(), ...cupom() }, dias: 7 },
  }),
  'POST /painel/v1/{idfornecedor}/politicas/ensaio': () => ({
    body: {
      politica: { idpolitica: randomUUID(), nome: 'Ouro', efeito: { percentual: -10 } },
      dias: 7,
    },
  }),
  'POST /painel/v1/{idfornecedor}/combos/ensaio': () => ({
    body: {
      combo: { idcombopromocional_cabecalho: randomUUID(), ...comboCom(randomUUID(), randomUUID()) },
      dias: 7,
    },
  }),
  'PUT /painel/v1/{idfornecedor}/servicos/{idservico}': () => ({
    body: { nome: 'Corte', aplicacao: 'pedido', cobranca: 'fixo', preco: 5 },
  }),
  'PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}': () => ({
    params: { escopo: 'CLIENTE' },
    body: { caracteristicas: [{ codigo: 'ramo', ordem: 0 }] },
  }),
  'PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}/{codigo}': () => ({
    params: { escopo: 'PEDIDO', codigo: 'doca' },
    body: { nome: 'Doca', tipo: 'TEXTO' },
  }),
  // As the stores of the matrices have them: what is tried after goes on being there.
  'PUT /painel/v1/{idfornecedor}/modulos': () => ({
    body: { modulos: [...modulos], tags: ['support-budget', 'enable-recommendation-system'] },
  }),
  'PUT /painel/v1/{idfornecedor}/conta-provedor': () => ({
    body: {
      chave_publica: 'TEST-6c1f3c2e-58a3-4a41-9c0f-2f6c7e0d8a11',
      access_token: 'TEST-4412345678901234-112800-a1b2c3d4e5f60718293a4b5c6d7e8f90-123456789',
      segredo_webhook: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    },
  }),
  'POST /painel/v1/{idfornecedor}/cartas/{modelo}/previa': () => ({
    params: { modelo: 'voltou' },
    body: escrita,
  }),
  'POST /painel/v1/{idfornecedor}/cartas/{modelo}/teste': () => ({
    params: { modelo: 'voltou' },
    body: escrita,
  }),
  'PUT /painel/v1/{idfornecedor}/titulares/{idrequerimento}': () => ({
    body: requerimentoDeTeste,
  }),
  'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/resposta': () => ({
    body: { versao: 1, desfecho: 'ATENDIDO', resposta: 'Segue a cópia.' },
  }),
  'POST /painel/v1/{idfornecedor}/dominios': () => ({
    body: { dominio: `loja-${randomUUID().slice(-12)}.com.br` },
  }),
  'POST /painel/v1/{idfornecedor}/equipe': () => ({
    body: { nome: 'Bruna Sales', email: 'bruna@vitrine.example', papel: 'atendente' },
  }),
  // What it costs already.
  'PUT /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}': () => ({ body: { marca: 'Marca' } }),
  'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/previa': () => ({
    body: { marca: 'Marca' },
  }),
  'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos': () => ({
    body: { tipo: 'SEM_CONTROLE', motivo: 'Sob encomenda', chave_idempotencia: randomUUID() },
  }),
  'PUT /painel/v1/{idfornecedor}/areas/{idarea}': () => ({
    body: { tipo: 'DELIVERY', nome: 'Centro', geojson },
  }),
  'PUT /painel/v1/{idfornecedor}/dias-fechados/{dia}': () => ({
    params: { dia: '2030-05-02' },
    body: { nome: 'Balanço' },
  }),
  'DELETE /painel/v1/{idfornecedor}/dias-fechados/{dia}': () => ({ params: { dia: diaDaMatriz } }),
  'POST /painel/v1/{idfornecedor}/enderecos/dia': () => ({
    body: { tipoEntrega: 'DELIVERY', lat: -22.9, lng: -47, dia: todayIn(FUSO_PADRAO, new Date()) },
  }),
  'POST /painel/v1/{idfornecedor}/enderecos/teste': () => ({
    body: { tipoEntrega: 'DELIVERY', lat: -22.9, lng: -47 },
  }),
  'PUT /painel/v1/{idfornecedor}/categorias/{idcategoria}': () => ({
    body: {
      slug: `vinhos-${randomUUID().slice(0, 8)}`,
      nome: 'Vinhos',
      icone: 'wine',
      fundo: '#f2f2ef',
      ordem: 900,
    },
  }),
  'POST /painel/v1/{idfornecedor}/politicas/custo': () => ({ body: { efeito: { percentual: -10 } } }),
  'PUT /painel/v1/{idfornecedor}/politicas/{idpolitica}': () => ({
    body: { nome: 'Ouro', efeito: { percentual: -10 }, ativa: false },
  }),
  'PUT /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/rascunho': () => ({
    params: { tipo: 'CARROSSEL' },
    body: { dados: dadosDaFileira, versao: 1 },
  }),
  'POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/publicacao': () => ({
    params: { tipo: 'CARROSSEL' },
    body: { versao: 1 },
  }),
  'DELETE /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/publicacao': () => ({
    params: { tipo: 'CARROSSEL' },
  }),
  'DELETE /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/versoes/{idpublicacao}': () => ({
    params: { tipo: 'CARROSSEL' },
  }),
  'POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/previa': () => ({
    params: { tipo: 'PAGINA' },
  }),
  'POST /painel/v1/{idfornecedor}/conteudos/imagens': () => ({ body: { dados: PONTO } }),
  'POST /painel/v1/{idfornecedor}/fotos': () => ({ body: { nome: 'sem-produto.png', dados: PONTO } }),
  'POST /painel/v1/{idfornecedor}/marca/imagens': () => ({ body: { dados: PONTO } }),
  'PUT /painel/v1/{idfornecedor}/aparencia': () => ({ body: { entradas } }),
  'PUT /painel/v1/{idfornecedor}/apresentacao': () => ({
    body: {
      rodape: {
        nome: '',
        razaosocial: '',
        cnpj: '',
        endereco: 'Rua A, 1',
        telefone: '',
        email: '',
        horario_atendimento: '',
      },
      seo: { title: 'Loja', description: 'Uma loja.' },
    },
  }),
  'PUT /painel/v1/{idfornecedor}/identidade': () => ({
    body: {
      nome: 'Loja',
      cidade: 'Campinas',
      uf: 'SP',
      chave_pix: '',
      instrucoes_pedido: '',
      faz_entrega: true,
      faz_retirada: true,
    },
  }),
  'PUT /painel/v1/{idfornecedor}/lojas/{idloja}': () => ({
    body: { nome: 'Centro', descricao_endereco_loja: 'Rua A, 1', lat: -22.9, lng: -47 },
  }),
  'PUT /painel/v1/{idfornecedor}/formas-pagamento/{idformapagto}': () => ({
    body: { tipo: 'PIX', nome: 'Pix' },
  }),
  'PUT /painel/v1/{idfornecedor}/formas-entrega/{idformaentrega}': () => ({
    body: { nome: 'Entrega', tipoEntrega: 'DELIVERY', dias: [1], janelas: ['08:00-12:00'] },
  }),
}

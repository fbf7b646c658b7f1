import { escrito, type RegraDeId } from './sem-dono.ts'

const tentado = { porque: 'of something that is tried: nothing is read by it' }
const doComboTentado = {
  'body.combo.idcombopromocional_cabecalho': tentado,
  'body.combo.grupos.0.idgrupo': tentado,
  'body.combo.grupos.0.produtos.0.idcadastroextraproduto': tentado,
}

/** Paths of the panel whose parts are named by letters, or by what may go there. */
export const doPainel: readonly RegraDeId[] = [
  [
    /\/categorias(\/|$)/,
    { 'params.idcategoria': 'categoriaVazia', 'body.categorias.0.idcategoria': 'categoriaVazia' },
  ],
  [
    /\/(cupons|combos|servicos)(\/|$)/,
    {
      'params.idcupom': 'promocaoLivre',
      'params.idcombopromocional_cabecalho': 'promocaoLivre',
      'params.idservico': 'promocaoLivre',
      'body.codigocupom': escrito,
      'body.cupom.codigocupom': escrito,
      'body.cupom.idcupom': { porque: 'of a coupon that is tried: nothing is read by it' },
      'body.grupos.0.idgrupo': 'promocaoLivre',
      ...doComboTentado,
    },
  ],
  [
    /\/caracteristicas\//,
    {
      'params.codigo': escrito,
      'body.caracteristicas.0.codigo': {
        porque: 'of a field of this store: another one has its own by the same code',
      },
    },
  ],
  [/\/politicas\/ensaio$/, { 'body.politica.idpolitica': tentado }],
  [/\/conteudos\//, { 'body.chave': escrito }],
  // A code that the store makes up for its own product.
  [/produtos\/lote$/, { 'body.produtos.0.sku': escrito }],
  [/^(PUT|POST) .*\/produtos\/\{idcadastroextraproduto\}(\/previa)?$/, { 'body.sku': escrito }],
  [/\/conta-provedor\/testes/, { 'params.idcobranca': 'cobrancaTeste', 'body.idcobranca': 'cobrancaTeste' }],
  [/\/cartas\/\{modelo\}/, { 'params.modelo': { porque: 'one of the letters that every store has' } }],
  [/\/titulares\/\{idrequerimento\}$/, { 'body.documento': escrito }],
  [/\/dominios$/, { 'body.dominio': escrito }],
  [/\/dominios\//, { 'params.dominio': 'dominioLivre' }],
  [/conta-provedor$/, { 'body.chave_publica': escrito }],
  [/\/equipe\/\{idusuario\}/, { 'params.idusuario': 'representante' }],
]

import { fromCentavos, fromDecimilesimos, fromMilesimos, writeDecimal } from '@vitrine/rules/dinheiro'
import { escapeHtml } from '@vitrine/rules/texto'

import type { Db } from '#infra'
import { digitoDaChave, measureDanfe } from '#nota-fiscal'

interface Linha {
  sku: string
  nome: string
  unidade: string
  /** 1/1,000 unit, 1/10,000 real, centavos. */
  quantidade: number
  precounitario: number
  total: number
}

interface PedidoDaNota {
  numpedido: number
  idfornecedor: string
  cnpj: string
  razaosocial: string
  cidade: string
  uf: string
  cliente: string
  tipo_documento: string
  documento: string
  rua: string
  numero: string
  bairro: string
  cidadecliente: string
  ufcliente: string
  cep: string
  taxaentrega: number
  criado_em: Date
  linhas: Linha[]
}

/** A note for the newest delivered order of every buyer at every store: for testing, so that its DANFE says "SEM VALOR FISCAL". */
export async function insertNotas(db: Db): Promise<void> {
  const pedidos = await db<PedidoDaNota[]>`
    select distinct on (p.idfornecedor, p.idcliente) p.numpedido, p.idfornecedor, f.cnpj, f.razaosocial, f.cidade, f.uf, c.nome as cliente, c.tipo_documento,
      c.documento, e.rua, e.numero, e.bairro, e.cidade as cidadecliente, e.uf as ufcliente, e.cep, p.taxaentrega, p.criado_em,
      (select jsonb_agg(jsonb_build_object('sku', k.sku, 'nome', i.nome, 'unidade', i.unidade, 'quantidade', i.quantidade, 'precounitario', i.precounitario,
        'total', i.total) order by i.sequencia)
        from item_pedido i join produto k using (idfornecedor, idcadastroextraproduto) where i.numpedido = p.numpedido) as linhas
    from pedido p join fornecedor f using (idfornecedor) join cliente c using (idcliente) join endereco e on e.idcliente = c.idcliente and e.primario
    where p.status = 'ENTREGUE' order by p.idfornecedor, p.idcliente, p.numpedido desc`
  for (const pedido of pedidos) {
    const chave = makeChave(pedido)
    const xml = makeXml(pedido, chave)
    await db`
      insert into nota_fiscal (numpedido, idfornecedor, chave, xml, bytes_danfe)
      values (${pedido.numpedido}, ${pedido.idfornecedor}, ${chave}, ${xml}, ${await measureDanfe(xml)})`
  }
}

/** State (São Paulo), month, CNPJ, model 55, series 1, number, normal issue, a code that is not the number. */
function makeChave({ criado_em, cnpj, numpedido }: PedidoDaNota): string {
  const mes = criado_em.toISOString().slice(2, 7).replace('-', '')
  const numero = String(numpedido).padStart(9, '0')
  const codigo = String((numpedido * 7919) % 100_000_000).padStart(8, '0')
  const sem = `35${mes}${cnpj}55001${numero}1${codigo}`
  return sem + digitoDaChave(sem)
}

const reais = (centavos: number) => writeDecimal(fromCentavos(centavos))
const tag = (nome: string, valor: string | number) => `<${nome}>${escapeHtml(String(valor))}</${nome}>`

function makeXml(pedido: PedidoDaNota, chave: string): string {
  const { numpedido, criado_em, linhas, taxaentrega } = pedido
  const produtos = linhas.reduce((soma, { total }) => soma + total, 0)
  const icms = Math.round((produtos * 18) / 100)
  const emissao = criado_em.toISOString().replace(/\.\d+Z$/, '-03:00')
  const ide = `<ide><cUF>35</cUF><natOp>Venda de mercadoria</natOp><mod>55</mod><serie>1</serie><nNF>${numpedido}</nNF><dhEmi>${emissao}</dhEmi><dhSaiEnt>${emissao}</dhSaiEnt><tpNF>1</tpNF><tpEmis>1</tpEmis><cDV>${chave.at(-1)}</cDV><tpAmb>2</tpAmb></ide>`
  const total = `<total><ICMSTot><vBC>${reais(produtos)}</vBC><vICMS>${reais(icms)}</vICMS><vBCST>0.00</vBCST><vST>0.00</vST><vProd>${reais(produtos)}</vProd><vFrete>${reais(taxaentrega)}</vFrete><vSeg>0.00</vSeg><vDesc>0.00</vDesc><vIPI>0.00</vIPI><vPIS>0.00</vPIS><vCOFINS>0.00</vCOFINS><vOutro>0.00</vOutro><vNF>${reais(produtos + taxaentrega)}</vNF></ICMSTot></total>`
  const fim = `<transp><modFrete>0</modFrete></transp><infAdic><infCpl>Pedido ${numpedido}. Nota de demonstração, emitida em ambiente de homologação.</infCpl></infAdic>`
  return `<?xml version="1.0" encoding="UTF-8"?><nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe Id="NFe${chave}" versao="4.00">${ide}${emitente(pedido)}${destinatario(pedido)}${linhas.map(item).join('')}${total}${fim}</infNFe></NFe><protNFe versao="4.00"><infProt><tpAmb>2</tpAmb><chNFe>${chave}</chNFe><dhRecbto>${emissao}</dhRecbto><nProt>135260000${String(numpedido).padStart(6, '0')}</nProt><cStat>100</cStat></infProt></protNFe></nfeProc>`
}

function emitente({ cnpj, razaosocial, cidade, uf }: PedidoDaNota): string {
  return `<emit>${tag('CNPJ', cnpj)}${tag('xNome', razaosocial)}<enderEmit>${tag('xMun', cidade)}${tag('UF', uf)}</enderEmit><IE>110042490114</IE></emit>`
}

function destinatario(pedido: PedidoDaNota): string {
  const { tipo_documento, documento, cliente, rua, numero, bairro, cidadecliente, ufcliente, cep } = pedido
  const endereco = `${tag('xLgr', rua)}${tag('nro', numero)}${tag('xBairro', bairro)}${tag('xMun', cidadecliente)}${tag('UF', ufcliente)}${tag('CEP', cep)}`
  return `<dest>${tag(tipo_documento === 'CNPJ' ? 'CNPJ' : 'CPF', documento)}${tag('xNome', cliente)}<enderDest>${endereco}</enderDest></dest>`
}

function item({ sku, nome, unidade, quantidade, precounitario, total }: Linha, i: number): string {
  const icms = Math.round((total * 18) / 100)
  const prod = `${tag('cProd', sku)}${tag('xProd', nome)}<NCM>21069090</NCM><CFOP>5102</CFOP>${tag('uCom', unidade.toUpperCase())}${tag('qCom', writeDecimal(fromMilesimos(quantidade)))}${tag('vUnCom', writeDecimal(fromDecimilesimos(precounitario)))}${tag('vProd', reais(total))}`
  const imposto = `<ICMS><ICMS00><orig>0</orig><CST>00</CST><vBC>${reais(total)}</vBC><pICMS>18.00</pICMS><vICMS>${reais(icms)}</vICMS></ICMS00></ICMS>`
  return `<det nItem="${i + 1}"><prod>${prod}</prod><imposto>${imposto}</imposto></det>`
}

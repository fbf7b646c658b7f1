import { digitoDaChave } from '../../nota-fiscal/index.ts'

/** What a note of the tests says; whatever is not named is that of the order. */
export interface NfeDeTeste {
  /** Of the supplier. */
  cnpj: string
  /** Of the customer: CPF or CNPJ. */
  documento: string
  /** Reais. */
  valor: number
  numero?: number
  modelo?: string
  cStat?: string
  xPed?: string
  /** Code of the state in the key; '35' is São Paulo. */
  estado?: string
  /** '2': for testing. */
  ambiente?: string
}

/** An authorized NF-e with a key that holds. */
export function buildNfe(nfe: NfeDeTeste): { xml: string; chave: string } {
  const { cnpj, documento, valor, numero = 123, modelo = '55', cStat = '100', xPed = '' } = nfe
  const { estado = '35', ambiente = '1' } = nfe
  const sem = `${estado}2611${cnpj}${modelo}001${String(numero).padStart(9, '0')}187654321`
  const chave = sem + digitoDaChave(sem)
  const dest = documento.length === 14 ? `<CNPJ>${documento}</CNPJ>` : `<CPF>${documento}</CPF>`
  const total = valor.toFixed(2)
  const xml = `<?xml version="1.0" encoding="UTF-8"?><nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe Id="NFe${chave}" versao="4.00"><ide><cUF>${estado}</cUF><cNF>87654321</cNF><natOp>VENDA</natOp><mod>${modelo}</mod><serie>1</serie><nNF>${numero}</nNF><dhEmi>2026-11-20T10:00:00-03:00</dhEmi><tpNF>1</tpNF><tpEmis>1</tpEmis><cDV>${chave.at(-1)}</cDV><tpAmb>${ambiente}</tpAmb></ide><emit><CNPJ>${cnpj}</CNPJ><xNome>LOJA LTDA</xNome></emit><dest>${dest}<xNome>CLIENTE</xNome></dest><det nItem="1"><prod><cProd>1</cProd><xProd>ARROZ &amp; CIA</xProd><uCom>UN</uCom><qCom>1.0000</qCom><vUnCom>${total}</vUnCom><vProd>${total}</vProd>${xPed && `<xPed>${xPed}</xPed>`}</prod></det><total><ICMSTot><vProd>${total}</vProd><vNF>${total}</vNF></ICMSTot></total></infNFe></NFe><protNFe versao="4.00"><infProt><tpAmb>${ambiente}</tpAmb><chNFe>${chave}</chNFe><dhRecbto>2026-11-20T10:01:00-03:00</dhRecbto><nProt>135260000000001</nProt><cStat>${cStat}</cStat></infProt></protNFe></nfeProc>`
  return { xml, chave }
}

/** Its cancellation, as the tax authority registered it. */
export function buildCancelamento(chave: string, { cStat = '135' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?><procEventoNFe versao="1.00" xmlns="http://www.portalfiscal.inf.br/nfe"><evento versao="1.00"><infEvento Id="ID110111${chave}01"><chNFe>${chave}</chNFe><tpEvento>110111</tpEvento><detEvento versao="1.00"><descEvento>Cancelamento</descEvento><xJust>Erro no destinatário da nota</xJust></detEvento></infEvento></evento><retEvento versao="1.00"><infEvento><cStat>${cStat}</cStat><chNFe>${chave}</chNFe><dhRegEvento>2026-11-21T09:00:00-03:00</dhRegEvento></infEvento></retEvento></procEventoNFe>`
}

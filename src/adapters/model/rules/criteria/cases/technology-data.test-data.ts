import type { Case } from "./case";

export const TECHNOLOGY_CASES: Readonly<Record<string, readonly Case[]>> = {
  "technology.data-management": [
    ["en", "LOW", "The farm uses accounting software with a daily back-up, and the restore was tested in March."],
    ["en", "MODERATE", "Deliveries are recorded in Excel every evening."],
    ["en", "HIGH", "Sales are written in an exercise book."],
    ["en", "HIGH", "The files are not backed up."],
    ["en", "CRITICAL", "The stock records were lost in the fire."],
    ["en", null, "We will record sales in spreadsheets from next season."],
    ["en", null, "Most farmers in the district keep paper records."],
    ["en", null, "The manager's spreadsheet skills are good."],
    ["en", null, "Do you keep records on paper?"],
    ["fr", "MODERATE", "Les ventes sont saisies dans un tableur chaque soir."],
    ["fr", "HIGH", "Nous n'avons aucune sauvegarde des données."],
    ["fr", null, "Nous allons tenir les comptes sur Excel."],
    ["fr", null, "La plupart des producteurs tiennent un cahier."],
    ["es", "MODERATE", "Las ventas se registran en hojas de cálculo."],
    ["es", "HIGH", "No se hacen copias de seguridad."],
    ["es", null, "Vamos a usar un software contable."],
    ["pt", "MODERATE", "A cooperativa usa um programa de contabilidade."],
    ["pt", "HIGH", "Os registos são feitos em papel."],
    ["pt", null, "Pretende-se usar um programa de contabilidade."],
    ["sw", "MODERATE", "Kikundi kinatumia mfumo wa kompyuta kwa hesabu zake."],
    ["sw", "HIGH", "Kumbukumbu zinatunzwa kwenye daftari."],
    ["sw", null, "Tutatumia mfumo wa kompyuta mwaka ujao."],
  ],
};

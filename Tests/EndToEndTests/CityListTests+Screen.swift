extension CityListTests {
  static let shown = """
     service = city-list
     205 cities from the service's list, in its order
          place                          now            humidity  wind
       1  Kabul                AF  ☾   20 °C  Clear         58 %   5 m/s
       2  Tirana               AL  ☁    9 °C  Overcast      82 %   5 m/s
       3  Algiers              DZ  ☁   11 °C  Overcast      83 %   6 m/s
       4  Andorra la Vella     AD  ☁    6 °C  Overcast      72 %   6 m/s
       5  Luanda               AO  ☀   30 °C  Clear         52 %   2 m/s
       6  Saint John’s         AG  ☁   23 °C  Overcast      73 %   4 m/s
       7  Buenos Aires         AR  ☁   20 °C  Overcast      59 %   5 m/s
       8  Yerevan              AM  ☾   16 °C  Clear         59 %   3 m/s
       9  Canberra             AU  ☁   20 °C  Overcast      71 %   4 m/s
      10  Vienna               AT  ☁    6 °C  Overcast      54 %   1 m/s
      11  Baku                 AZ  ☾   17 °C  Clear         55 %   2 m/s
      12  Nassau               BS  ☁   18 °C  Overcast      72 %   6 m/s
      13  Manama               BH  ☾   22 °C  Clear         66 %   1 m/s
      14  Dhaka                BD  ☁   23 °C  Overcast      78 %   5 m/s
      15  Bridgetown           BB  ☁   25 °C  Overcast      75 %   4 m/s
      16  Minsk                BY  ☀    4 °C  Clear         59 %   1 m/s
      17  Brussels             BE  ☁    2 °C  Overcast      62 %   4 m/s
      18  Belmopan             BZ  ☁   21 °C  Overcast      81 %   5 m/s
      19  Porto-Novo           BJ  ☀   33 °C  Clear         49 %   4 m/s
      20  Thimphu              BT  ☁   19 °C  Overcast      92 %   8 m/s
      21  Sucre                BO  ☁   27 °C  Overcast      59 %   6 m/s
      22  Sarajevo             BA  ☁   10 °C  Overcast      63 %   2 m/s
      23  Gaborone             BW  ☁   24 °C  Overcast      88 %   7 m/s
      24  Brasília             BR  ☀   30 °C  Clear         57 %   2 m/s
      25  Bandar Seri Begawan  BN  ☁   25 °C  Overcast      73 %   2 m/s
      26  Sofia                BG  ☁   10 °C  Overcast      84 %   3 m/s
      27  Ouagadougou          BF  ☁   29 °C  Overcast      67 %   5 m/s
      28  Gitega               BI  ☁   27 °C  Overcast      90 %   7 m/s
      29  Praia                CV  ☀   27 °C  Clear         58 %   5 m/s
      30  Phnom Penh           KH  ☾   24 °C  Clear         67 %   1 m/s
      31  Yaoundé              CM  ☁   29 °C  Overcast      81 %   4 m/s
      32  Ottawa               CA  ☁    8 °C  Overcast      77 %   2 m/s
      33  Bangui               CF  ☁   31 °C  Overcast      69 %   3 m/s
      34  N'Djamena            TD  ☁   26 °C  Overcast      85 %   8 m/s
      35  Santiago             CL  ☀   26 °C  Clear         58 %   5 m/s
      36  Beijing              CN  ☁    7 °C  Overcast      62 %   2 m/s
      37  Bogotá               CO  ☁   28 °C  Overcast      82 %   5 m/s
      38  Moroni               KM  ☁   27 °C  Overcast      74 %   4 m/s
      39  San José             CR  ☁   26 °C  Overcast      75 %   7 m/s
      40  Zagreb               HR  ☁    8 °C  Overcast      55 %   1 m/s
      41  Havana               CU  ☀   19 °C  Clear         68 %   5 m/s
      42  Nicosia              CY  ☀   16 °C  Clear         59 %   6 m/s
      43  Prague               CZ  ☁    3 °C  Overcast      68 %   3 m/s
      44  Kinshasa             CD  ☀   31 °C  Clear         50 %   1 m/s
      45  Copenhagen           DK  ☁    1 °C  Overcast      99 %  11 m/s
      46  Djibouti             DJ  ☁   28 °C  Overcast      69 %   2 m/s
      47  Roseau               DM  ☁   23 °C  Overcast      73 %   4 m/s
      48  Santo Domingo        DO  ☀   22 °C  Clear         61 %   4 m/s
      49  Quito                EC  ☀   29 °C  Clear         88 %   4 m/s
      50  Cairo                EG  ☀   22 °C  Clear         49 %   4 m/s
      51  San Salvador         SV  ☁   23 °C  Overcast      82 %   5 m/s
      52  Ciudad de la Paz     GQ  ☁   32 °C  Overcast      54 %   1 m/s
      53  Asmara               ER  ☀   28 °C  Clear         48 %   1 m/s
      54  Tallinn              EE  ☾   −5 °C  Clear         59 %   2 m/s
      55  Mbabane              SZ  ☁   23 °C  Overcast      87 %   7 m/s
      56  Addis Ababa          ET  ☁   30 °C  Overcast      64 %   2 m/s
      57  Tórshavn             FO  ☀   −9 °C  Clear         62 %   2 m/s
      58  Suva                 FJ  ☁   24 °C  Overcast      93 %   8 m/s
      59  Helsinki             FI  ☾   −8 °C  Clear         58 %   3 m/s
      60  Paris                FR  ☁    6 °C  Overcast      54 %   4 m/s
      61  Libreville           GA  ☀   32 °C  Clear         50 %   1 m/s
      62  Banjul               GM  ☁   27 °C  Overcast      67 %   5 m/s
      63  Tbilisi              GE  ☾   15 °C  Clear         59 %   3 m/s
      64  Berlin               DE  ☁    3 °C  Overcast      95 %   8 m/s
      65  Accra                GH  ☀   33 °C  Clear         47 %   4 m/s
      66  Athens               GR  ☁   12 °C  Overcast      86 %   4 m/s
      67  Nuuk                 GL  ☁  −14 °C  Overcast      80 %   6 m/s
      68  Saint George's       GD  ☁   26 °C  Overcast      70 %   4 m/s
      69  Guatemala City       GT  ☁   23 °C  Overcast      83 %   5 m/s
      70  Conakry              GN  ☀   30 °C  Clear         58 %   4 m/s
      71  Bissau               GW  ☁   28 °C  Overcast      65 %   5 m/s
      72  Georgetown           GY  ☁   29 °C  Overcast      69 %   5 m/s
      73  Port-au-Prince       HT  ☀   22 °C  Clear         62 %   4 m/s
      74  Tegucigalpa          HN  ☁   23 °C  Overcast      78 %   6 m/s
      75  Budapest             HU  ☁    9 °C  Overcast      52 %   1 m/s
      76  Reykjavík            IS  ☀  −12 °C  Clear         66 %   4 m/s
      77  New Delhi            IN  ☁   22 °C  Overcast      67 %   5 m/s
      78  Jakarta              ID  ☾   28 °C  Clear         72 %   4 m/s
      79  Tehran               IR  ☁   16 °C  Overcast      59 %   1 m/s
      80  Baghdad              IQ  ☁   15 °C  Overcast      61 %   2 m/s
      81  Dublin               IE  ☁    0 °C  Overcast      87 %   4 m/s
      82  Jerusalem            IL  ☀   20 °C  Clear         55 %   6 m/s
      83  Rome                 IT  ☁   11 °C  Overcast      56 %   5 m/s
      84  Yamoussoukro         CI  ☀   33 °C  Clear         48 %   5 m/s
      85  Kingston             JM  ☀   21 °C  Clear         65 %   5 m/s
      86  Tokyo                JP  ☾   14 °C  Clear         83 %   3 m/s
      87  Amman                JO  ☀   20 °C  Clear         55 %   6 m/s
      88  Astana               KZ  ☁   −3 °C  Overcast      72 %   4 m/s
      89  Nairobi              KE  ☁   28 °C  Overcast      83 %   4 m/s
      90  Tarawa               KI  ☁   21 °C  Overcast      71 %   5 m/s
      91  Pristina             XK  ☁    9 °C  Overcast      82 %   3 m/s
      92  Kuwait City          KW  ☁   18 °C  Overcast      64 %   1 m/s
      93  Bishkek              KG  ☁   10 °C  Overcast      80 %   4 m/s
      94  Vientiane            LA  ☾   24 °C  Clear         62 %   1 m/s
      95  Riga                 LV  ☀    1 °C  Clear         61 %   1 m/s
      96  Beirut               LB  ☀   18 °C  Clear         56 %   6 m/s
      97  Maseru               LS  ☁   22 °C  Overcast      79 %   9 m/s
      98  Monrovia             LR  ☀   31 °C  Clear         54 %   4 m/s
      99  Tripoli              LY  ☁   15 °C  Overcast      65 %   4 m/s
     100  Vaduz                LI  ☁    6 °C  Overcast      56 %   1 m/s
     Page 1 of 3. Press Return for the next.
     Narrow: filter TEXT. Sort: sort temperature. Open a city: its number.
     City list · fetched just now
     City list without times or units: read as °C and km/h.
                                                                     freetestapi.com
     205 cities from the service's list, in its order
          place                               now            humidity  wind
     101  Vilnius                    LT  ☀   3 °C  Clear         61 %   1 m/s
     102  Luxembourg                 LU  ☁   4 °C  Overcast      55 %   3 m/s
     103  Antananarivo               MG  ☁  27 °C  Overcast      53 %   1 m/s
     104  Lilongwe                   MW  ☁  26 °C  Overcast      98 %   7 m/s
     105  Kuala Lumpur               MY  ☾  27 °C  Clear         61 %   2 m/s
     106  Male                       MV  ☾  30 °C  Clear         68 %   5 m/s
     107  Bamako                     ML  ☁  26 °C  Overcast      84 %   7 m/s
     108  Valletta                   MT  ☁  14 °C  Overcast      60 %   4 m/s
     109  Majuro                     MH  ☾  23 °C  Clear         85 %   2 m/s
     110  Nouakchott                 MR  ☁  25 °C  Overcast      74 %   5 m/s
     111  Port Louis                 MU  ☁  29 °C  Overcast      67 %   6 m/s
     112  Mexico City                MX  ☁  20 °C  Overcast      79 %   4 m/s
     113  Palikir                    FM  ☁  24 °C  Overcast      83 %   5 m/s
     114  Chisinau                   MD  ☀   9 °C  Clear         55 %   2 m/s
     115  Monaco                     MC  ☁   7 °C  Overcast      57 %   4 m/s
     116  Ulaanbaatar                MN  ☾   4 °C  Clear         67 %   5 m/s
     117  Podgorica                  ME  ☁   9 °C  Overcast      76 %   4 m/s
     118  Rabat                      MA  ☁  20 °C  Overcast      67 %   2 m/s
     119  Maputo                     MZ  ☁  23 °C  Overcast      87 %   6 m/s
     120  Nay Pyi Taw                MM  ☁  22 °C  Overcast      68 %   1 m/s
     121  Windhoek                   NA  ☁  24 °C  Overcast      80 %   8 m/s
     122  Yaren                      NR  ☾  22 °C  Clear         73 %   4 m/s
     123  Kathmandu                  NP  ☁  20 °C  Overcast      90 %   8 m/s
     124  Wellington                 NZ  ☁  12 °C  Overcast      99 %   7 m/s
     125  Managua                    NI  ☁  24 °C  Overcast      75 %   6 m/s
     126  Niamey                     NE  ☁  27 °C  Overcast      77 %   6 m/s
     127  Abuja                      NG  ☁  28 °C  Overcast      83 %   6 m/s
     128  Pyongyang                  KP  ☁   8 °C  Overcast      66 %   2 m/s
     129  Skopje                     MK  ☁   9 °C  Overcast      85 %   4 m/s
     130  Oslo                       NO  ☁  −5 °C  Overcast      87 %   6 m/s
     131  Muscat                     OM  ☁  23 °C  Overcast      80 %   8 m/s
     132  Islamabad                  PK  ☾  20 °C  Clear         56 %   5 m/s
     133  Melekeok                   PW  ☾  24 °C  Clear         74 %   4 m/s
     134  Ramallah                   PS  ☀  20 °C  Clear         55 %   6 m/s
     135  Panama City                PA  ☁  27 °C  Overcast      77 %   7 m/s
     136  Port Moresby               PG  ☁  26 °C  Overcast      67 %   6 m/s
     137  Asunción                   PY  ☀  28 °C  Clear         57 %   3 m/s
     138  Lima                       PE  ☀  26 °C  Clear         61 %   4 m/s
     139  Manila                     PH  ☁  25 °C  Overcast      87 %   5 m/s
     140  Warsaw                     PL  ☀   7 °C  Clear         61 %   1 m/s
     141  Lisbon                     PT  ☁  14 °C  Overcast      85 %   3 m/s
     142  Doha                       QA  ☾  23 °C  Clear         66 %   1 m/s
     143  Brazzaville                CG  ☀  31 °C  Clear         50 %   1 m/s
     144  Bucharest                  RO  ☁  11 °C  Overcast      66 %   1 m/s
     145  Moscow                     RU  ☁  −4 °C  Overcast      60 %   4 m/s
     146  Kigali                     RW  ☁  28 °C  Overcast      91 %   8 m/s
     147  Basseterre                 KN  ☁  23 °C  Overcast      70 %   3 m/s
     148  Castries                   LC  ☁  24 °C  Overcast      74 %   4 m/s
     149  Kingstown                  VC  ☁  25 °C  Overcast      73 %   4 m/s
     150  Apia                       WS  ☁  24 °C  Overcast      92 %   7 m/s
     151  San Marino                 SM  ☁   9 °C  Overcast      55 %   3 m/s
     152  São Tomé                   ST  ☀  31 °C  Clear         47 %   1 m/s
     153  Riyadh                     SA  ☀  24 °C  Clear         67 %   1 m/s
     154  Dakar                      SN  ☁  27 °C  Overcast      65 %   5 m/s
     155  Belgrade                   RS  ☁  11 °C  Overcast      59 %   1 m/s
     156  Victoria                   SC  ☀  33 °C  Clear         50 %   4 m/s
     157  Freetown                   SL  ☀  30 °C  Clear         56 %   4 m/s
     158  Singapore                  SG  ☾  27 °C  Clear         66 %   1 m/s
     159  Bratislava                 SK  ☁   7 °C  Overcast      54 %   1 m/s
     160  Ljubljana                  SI  ☁   7 °C  Overcast      57 %   1 m/s
     161  Honiara                    SB  ☾  23 °C  Clear         74 %   6 m/s
     162  Mogadishu                  SO  ☁  29 °C  Overcast      62 %   4 m/s
     163  Pretoria                   ZA  ☁  23 °C  Overcast      90 %   8 m/s
     164  Seoul                      KR  ☁  11 °C  Overcast      67 %   2 m/s
     165  Juba                       SS  ☁  31 °C  Overcast      58 %   2 m/s
     166  Madrid                     ES  ☁   7 °C  Overcast      85 %   6 m/s
     167  Colombo                    LK  ☁  28 °C  Overcast      72 %   2 m/s
     168  Khartoum                   SD  ☁  29 °C  Overcast      57 %   1 m/s
     169  Paramaribo                 SR  ☀  29 °C  Clear         66 %   5 m/s
     170  Stockholm                  SE  ☁  −4 °C  Overcast      79 %   5 m/s
     171  Bern                       CH  ☁   7 °C  Overcast      52 %   2 m/s
     172  Damascus                   SY  ☀  18 °C  Clear         56 %   6 m/s
     173  Taipei                     TW  ☁  19 °C  Overcast      86 %   7 m/s
     174  Dushanbe                   TJ  ☁  14 °C  Overcast      83 %   4 m/s
     175  Dodoma                     TZ  ☁  26 °C  Overcast      82 %   5 m/s
     176  Bangkok                    TH  ☁  25 °C  Overcast      64 %   2 m/s
     177  Amsterdam                  NL  ☁   0 °C  Overcast      80 %   7 m/s
     178  Dili                       TL  ☁  29 °C  Overcast      62 %   6 m/s
     179  Lomé                       TG  ☀  33 °C  Clear         47 %   4 m/s
     180  Nuku‘alofa                 TO  ☁  24 °C  Overcast      93 %  10 m/s
     181  Port of Spain              TT  ☁  27 °C  Overcast      71 %   4 m/s
     182  Tunis                      TN  ☁  13 °C  Overcast      60 %   5 m/s
     183  Ankara                     TR  ☁   8 °C  Overcast      91 %   6 m/s
     184  Ashgabat                   TM  ☁  12 °C  Overcast      75 %   3 m/s
     185  Funafuti                   TV  ☁  24 °C  Overcast      79 %   3 m/s
     186  Kampala                    UG  ☁  27 °C  Overcast      87 %   6 m/s
     187  Kyiv                       UA  ☀   4 °C  Clear         55 %   3 m/s
     188  Abu Dhabi                  AE  ☾  24 °C  Clear         67 %   3 m/s
     189  London                     GB  ☁   1 °C  Overcast      63 %   4 m/s
     190  Washington                 US  ☁  11 °C  Overcast      99 %   6 m/s
     191  Montevideo                 UY  ☁  20 °C  Overcast      62 %   5 m/s
     192  Tashkent                   UZ  ☁  11 °C  Overcast      83 %   4 m/s
     193  Port-Vila                  VU  ☁  23 °C  Overcast      70 %   2 m/s
     194  Vatican City               VA  ☁  11 °C  Overcast      56 %   5 m/s
     195  Caracas                    VE  ☀  27 °C  Clear         72 %   5 m/s
     196  Hanoi                      VN  ☾  24 °C  Clear         75 %   3 m/s
     197  Sanaa                      YE  ☀  28 °C  Clear         60 %   3 m/s
     198  Lusaka                     ZM  ☁  29 °C  Overcast      86 %   6 m/s
     199  Harare                     ZW  ☁  27 °C  Overcast      99 %   8 m/s
     200  Springfield, 37.22 −93.30  US  ☀  10 °C  Clear         81 %   5 m/s
     Page 2 of 3. Press Return for the next.
     City list · fetched just now
     City list without times or units: read as °C and km/h.
                                                                     freetestapi.com
     5 cities from the service's list matching spring, in its order
        place                                now            humidity  wind
     1  Springfield, 37.22 −93.30   US  ☀  10 °C  Clear         81 %  5 m/s
     2  Springfield, 42.10 −72.59   US  ☁   9 °C  Overcast      99 %  7 m/s
     3  Springfield, 39.80 −89.64   US  ☀  11 °C  Clear         76 %  3 m/s
     4  Springfield, 44.05 −123.02  US  ☁   8 °C  Overcast      83 %  4 m/s
     5  Springfield, 39.92 −83.81   US  ☁  12 °C  Overcast      73 %  4 m/s
     City list · fetched just now
     City list without times or units: read as °C and km/h.
                                                                     freetestapi.com
     ★ Added Springfield to favorites.
     Springfield, United States                         City list · fetched just now
     Rain for at least two hours.
                    █▀▀▀█ █▀█   Overcast   wind      7 m/s
         ╭─╭──╮     █   █ ▀▀▀              humidity  99 %
       ╭─╭─╯  ╰─╮   ▀▀▀▀█                  observed  9 °C, X200 09:00
       ╰─╰──────╯       █
                    ▀▀▀▀▀
     No hourly data in this report.
     No daily data in this report.
     City list without times or units: read as °C and km/h.
                        Open-Meteo.com, GeoNames · CC BY 4.0 · freetestapi.com, NOAA
     Warnings for Springfield couldn't be read (no connection).

    """
}
